// Tests of pages read this company, in place of the owner's content. Imported before anything that reads a folder.
process.env.CONTENT = 'web/test/company'
