/** Texts that would run in a page as markup. Each sets `hacked` on the window or requests evil.example. */
export const SCRIPTS = [
  '<script>hacked=1</script>',
  '"><svg/onload=hacked=1>',
  "' autofocus onfocus=hacked=1 x='",
  '<img src=//evil.example/x onerror=hacked=1>',
  '</textarea></title></style></noscript><script>hacked=1</script>',
  '<!--><img src=x onerror=hacked=1>-->',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=hacked=1>">',
  '<form action=//evil.example><button autofocus>Go</button></form>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example><style>@import "//evil.example/x.css";</style>',
  '<details open ontoggle=hacked=1>',
  'javascript:hacked=1//',
  '&lt;script&gt;hacked=1&lt;/script&gt; &quot; &#39; &amp;amp;',
  `{{constructor.constructor('hacked=1')()}} \${hacked=1} #{hacked=1} <%= hacked=1 %>`,
]
