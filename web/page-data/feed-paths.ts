/** The path of the feed of the articles as Atom, and as JSON Feed. */
export const BLOG_FEED = '/blog/feed.xml'
export const BLOG_JSON_FEED = '/blog/feed.json'
