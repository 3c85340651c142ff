/**
 * What speaks against an enquiry, and in the last two groups for it: phrases in the form of
 * `readPhrase`, divided by commas. `strong` ones hardly ever come from somebody who needs us, `weak`
 * ones count together. Small letters; accents do not matter. After a change run
 * `node worker/scripts/train-judge.ts`, which weighs the groups anew.
 */
export const phrases = {
  ranking: {
    reason: 'ranking',
    strong: `
      search engine optimi*, rank* _ google, google _ rank*, your rankings, top of google, first
      page of google, page # of google, page one of google, google # st page, google _ first page,
      1st page of google, google 1st/first page, first page _ google, google's first page, who
      handles your organic/search, keywords your competitors, your competitors _ google, google maps
      ranking, bei google _ gefunden, seite # _ google, google _ seite #, auf seite #, premiere page
      _ google, primeira pagina, primera pagina _ google, prima pagina di google, posicionamiento
      web/seo, продвижен* сайт*, раскрутк*, позици* в поиск*, 谷歌 seo, 外链, 上位表示, could only find your
      competitors, find your company on google, nao aparece no google, no aparece en google, chatgpt
      _ mention you, geo is here, ai assistants _ show up, seo package*, seo expert*, seo company,
      seo agency from, seo plan, seo batch, our seo, seo services, seo service, monthly seo, resell
      our seo, increase your ranking*, improve your ranking*, boost your ranking*, your site/website
      _ rank*, your seo, first page ranking*, you did not come up, better in the search engines,
      question about your rankings, more traffic ?, want more traffic, turn visitors into, targeted
      traffic, bring you traffic, traffic to your website/site, ranking proposal, your google
      business profile/listing is not, google business listing, visibility in ai search,
      authoritative citations, referencement naturel, wyzsze pozycje, isn't showing up, not showing
      up for, specialise in local seo, specialize in seo, no ranking no fee, isn't cited, brand
      cited, quotation for your seo, au sommet de google, топ яндекса, в топ яндекса, no topo do
      google, seo対策, seo 対策, 集客
    `,
    weak: `
      seo, search engine ranking*, page 1 of google, 1st/first page _ google, organic
      search/traffic/visibility/ranking*, more traffic, website traffic, your traffic, competitors
      rank*, search visibility, local pack, on page and off page, on page, off page, domain
      authority/rating, spam score, majestic tf, ahrefs, serp*, suchmaschinenoptimier*, auf seite 1,
      suchbegriffe*, sichtbarkeit bei google, referencement, premiere page, primera pagina, prima
      pagina, posizionamento, pozycjonowanie, топ # яндекс*, 谷歌, 首页, 排名, セオ, سيو, did not come up,
      nowhere to be found, 検索上位, pozycje w google, quotes/recommend* your brand, ai overviews,
      recommend* your brand, mentions of your brand, zoekmachine*, gevonden _ google, rank higher,
      rank your, ranking higher, outrank*, higher in google, higher on google, invisible on google,
      not on google, can't be found on google, don't appear on google, doesn't appear on google, did
      not appear, didn't show up, not ranking, isn't ranking, page two of google, google maps _ your
      business, maps pack, found on google, searched google for, searched for you, searching for
      your services, googled, white hat, seo audit, seo campaign, seo work, seo team, seo
      consultant, seo specialist, local seo for, keywords on page, keywords in top, top # rank*, #
      keywords, your visibility, your google, indexed by google, in chatgpt, ai search, ai answers,
      google suchergebnis*, google ranking, platz 1, besser gefunden, resultats google, sur google,
      en google, no google, su google, в google, в гугл*, в яндекс*, в топ, google で, 検索エンジン, 关键词,
      搜索引擎, جوجل, na google, w google
    `,
  },
  links: {
    reason: 'ranking',
    strong: `
      backlinks from #/¤, backlinks from, # backlinks, quality backlinks, backlinks for ¤, dofollow
      permanent, permanent backlinks, link building services, link insertion*, link exchange*,
      exchange links, three way link, # way link, one do follow link, one dofollow link, do follow
      link*, dofollow link*, accept guest, guest post price, guest post for, guest post on your,
      guest post sites, a guest post ?, sponsored post price, sponsored content on, sponsored
      article on, place _ sponsored, niche edit*, link to our client*, link to my client*, link to a
      client, link to one of my, contextual mention, permanent link*, anchor text*, pbn*, expired
      domains with, aged expired domains, dropped domains, home page links, homepage links, word
      article for you, # word article, unique article, copyscape, casino and cbd,
      cbd/forex/casino/crypto accepted, casino accepted, price per post, guaranteed placement*, news
      portals, do you accept guest/sponsored, resource for your audience/readers, your resources
      page, add a link to, add our link, drop our link, add one sentence with a link, link from a
      dr/da, followed link*, follow links at, contribute a unique/guest, contribute an article to
      your, freelance writer and, gastartikel mit, gastartikel _ link, link* auf ihrer seite,
      articulo patrocinado, post patrocinado, вечные ссылк*, жирн* домен*, article sponsorise,
      ajouter un lien, lien vers un de mes clients, ancres a placer, linkaufbau, linktausch, artykul
      sponsorowany, backlink anbieten, publish _ article _ your blog, article/articles _ your
      readers, post on your site, no sponsored tag, not marked as sponsored, headlines _ your
      readers, link swap, one of our sites, would you consider linking, linking to it, consider
      adding, list of # sites
    `,
    weak: `
      backlink*, back links, link building, link juice, 3 way link, do follow, dofollow, nofollow,
      guest post*, guest article*, guest blog*, guest author, sponsored post*/article*/content, paid
      post*, place _ link, add _ link to, adding _ link to, one link to, contextual link*/mention,
      expired domains, aged domains, write for your blog, contribute _ article, contribute to your
      blog, article for your blog/site/website/readers, accept sponsored, # words each,
      cbd/forex/casino _ accepted, price for _ post, per post, published in _ magazines, press
      release distribution, do you accept _ post*, loved your article, love your blog, enjoyed your
      article, link from a, our resource, tech writer, freelance writer, article invite,
      gastartikel, gastbeitrag _ link, enlaces, link* setzen, ссылк* с, y ajouter, ancres, bonne
      ancre, insert* _ link, link* in your existing, mention of a client, gastblog*, seu artigo,
      backlinks de, link permanente, your post on, sponsored tag, links from #, followed links, high
      da, high dr, link placement*, place a link, placing a link, insert a link, insert our link,
      include a link, adding a link, link back to, backlink to, swap links, sponsored post,
      sponsored article, paid article, guest contribution, write _ article for your, write for you,
      write for your, article on your site/blog/website, article for your, posts on your site, your
      write for us, topics _ your readers, your editorial team, editor of your blog, content
      partnership, publish our, publish _ on your site/blog/website, links kaufen, link auf ihrer,
      lien dofollow, un enlace, enlaces dofollow, insertar un enlace, link dofollow, publicar _
      articulo, publicar um artigo, pubblicare un articolo, un lien vers, купить ссылк*, размещени*
      ссыл*, размести* статью
    `,
  },
  leads: {
    reason: 'leads',
    strong: `
      email list of, list of _ with verified emails, email database, b2b database, business email
      database, contacts database, attendee* list, attendees list, attendees count, list of
      attendees, acquiring a list, acquiring the, verified emails and, verified email direct, direct
      dials, your target industry/industries/geography/audience, target industries, counts and
      pricing, number of contacts, opt in contacts/emails, # million contacts/records/companies,
      million b2b, b2b records, # records, cio list, cfo list, list of companies using, companies
      using _ fields, appointment setter*, appointment setting, # qualified meetings, qualified
      meetings, qualified appointments, sales qualified, book # _ meetings, fill your pipeline, fill
      your calendar, a predictable pipeline, # leads, leads per month, inbound leads/mo, lead gen
      pilot, lead generation services, exclusive leads, more leads ?, extra clients, # extra
      clients, new clients every, who does your outbound, owns your outbound, outbound plan, paid
      acquisition, replies weekly, warmed up domains, hyper personali*, pay per show, pay per
      lead/meeting/appointment, only charge for appointments, project leads, # opportunities in #
      days, generated # opportunities, companies that searched for, firmenadressen, adressdaten,
      fichier* b2b, base de datos de, base de donnees d'entreprises, prospects qualifies, leads
      qualificados, база _ email, bazy firm, 海外客户, 客户资源, 営業リスト, membership of ¤, partner network is
      by invitation, onboarding fee, live requirements, decision makers database, attendance list,
      we get you clients, neukunden auf knopfdruck, b2b leads, leads fur, leads fuer, qualifizierte
      b2b, pro termin, neue kunden zu gewinnen, planbar neue kunden, nouveaux clients par, reuniones
      con clientes, lead flow, getting you more clients, get in front of #, sales calls every, book
      # to #, reach them, people don't know you, never heard of you, hardly anybody sees, hardly
      anyone sees, conseguir clientes, mas clientes, more enquiries, # x more, buyers in your area,
      # million emails, attendee list for
    `,
    weak: `
      email list*, mailing list _ industry, business database, contact list, contacts list, decision
      makers, verified emails, verified email*, direct dial*, job titles, target
      industry/industries/geography/audience, data counts, opt in contacts/emails/list, million
      contacts/records, # contacts, sample file, users list, ciso list, it directors, companies
      using, technology users, appointment set*, qualified leads, sales meetings, booked meetings,
      book _ meetings a month, book* # _ meetings, your pipeline, predictable pipeline, pipeline of,
      lead gen*, lead generation, leads a month, new leads, more leads, more clients, more
      customers, inbound leads, cold email*, cold outreach, cold call*, outbound, positive replies,
      opportunities in # days, buyers _ looking for, buyer intent, intent data, searched for _ this
      week, website visitors _ who, who visit* your website, anonymous visitors, sales development,
      sdr, prospects, adressen _ kaufen, neukunden*, base de datos, base de donnees, email* des
      dirigeants, clientes potenciais, leads calificados, база* #, база email, базы email, баз*
      компан*, clienti qualificati, baza firm, email* + telephone, 客户名单, 获客, adresgegevens,
      introduc* _ buyer*, membership of, partner network, decision makers _ email*, list of
      decision, # verified, # emails, # email addresses, leads in your, ready to buy, buying
      signals, leads every, booked calls, calls booked, booked on your calendar, sales calls,
      meetings every, meetings per month, meetings a month, demos a month, clients per month,
      clients a month, clients every month, done for you, linkedin outreach, outreach on your
      behalf, email campaigns for, users of sap/salesforce/oracle/microsoft, customers using,
      exhibitors list, attendees of, visitor list, registrants, lista de contactos, lista de emails,
      lista de e mails, listas de, elenco aziende, liste de contacts, kontaktlisten, e mail
      adressen, leads generieren, rendez vous qualifies, reuniones cualificadas, reunioes
      qualificadas, клиентск* баз*, поток клиент*, новых клиент*, заявок, лид*, 客户开发, 邮箱
    `,
  },
  blast: {
    reason: 'blast',
    strong: `
      contact form marketing, form blast*, formblast*, contact form open rates, # contact forms, #
      website contact forms, million contact forms, million website*, through contact forms, through
      contact pages, by feedback forms, via contact forms, your ad text, your message to #, your
      message to million*, your offer to any, your offer landed, get your offer in front, # site
      owners, just like _ this one, precisely like this one, exactly like this one, you're reading
      this so, you just read this, bulk email*, mass mailing, email blast*, sms blast*, captcha
      solved, no spam filters, business owners tomorrow, sent automatically, # kontaktformulare,
      deutsche kontaktformulare, per kontaktformular, formularios de contacto de, formulaires de
      contact de, formulari di contatto di, formularios de contato de, через формы обратной связи,
      рассылк* _ форм*, formularze kontaktowe, 群发, フォーム営業, per million, ohne spamfilter, sin filtros
      de spam, publicidad por los formularios, werbung an kontaktformulare, an kontaktformulare,
      message here !, post your advertisement, got through to you
    `,
    weak: `
      contact forms, website forms, web forms, feedback forms, form submission*, through _ contact
      form like, the same way i just, your message to # million, your offer to _ million, send your
      ad*, you're reading this, you are reading this, newsletter* to million*, reach millions, #
      websites, # sites, million sites, million business owners, without spam filters,
      kontaktformulare, formularios de contacto, formulaires de contact, formulari di contatto,
      formularios de contato, sites _ formulaires, форм* обратной связи, рассылк*, через форм*,
      formularzy kontaktow*, formulare kontaktowe, 表单, sin filtros, this form, your form, form on
      your, we submit, we send your, we deliver your, submit your, your advert*, advertise to,
      advertising to, your ad, ad to, website owners, business inboxes, message got through, this
      message reached you, reached you, if you can read this, proof that it works, proves it works,
      works doesn't it, formulare, werbung, formularios, formulaires, formulari, publicidad,
      publicite, рекламу, 广告
    `,
  },
  reviews: {
    reason: 'reviews',
    strong: `
      buy google reviews, google reviews for, # google review*, # star google reviews, # five stars,
      buy reviews, remove negative, remove bad, remove _ negative _ review*, negative reviews
      permanently, supply positive, # positive reviews, + positive reviews, reviews from local
      guides, local guides, fewer reviews than, few reviews on your, trustpilot yelp, review
      acceleration, reputation management services, # followers, real followers, targeted followers,
      buy followers, followers a month, followers per month, instagram followers, youtube subs*, smm
      panel, tiktok likes, grow _ instagram, instagram growth, grow your account*, we grow pages, #
      tiktok & instagram influencers, mentioned by # _ influencers, your brand mentioned, go viral,
      watch hours, non drop, drip feed, aged accounts, pva acc*, google bewertungen kaufen,
      bewertungen loschen, positive bewertungen, avis google positifs, acheter des avis, opinie
      google, obserwujacych, seguidores reales/reais, resenas de google, накрутк*, живых
      подписчиков, زيادة متابعين, 涨粉, knowledge panel, wikipedia page, pay only after it's gone, pay
      only on removal, we delete negative, delete negative, delete bad reviews, genuine five star,
      sterne bewertungen
    `,
    weak: `
      google reviews, star reviews, # star reviews, 5 star, five star*, positive reviews, negative
      reviews, bad reviews, remove _ review*, fake reviews, trustpilot, yelp, reputation management,
      reviews from real, more reviews, few reviews, fewer reviews, review boost*, more followers,
      likes and followers, youtube subscribers, smm, tiktok followers, social media growth, grow
      pages, organic followers, no bots, influencer*, pva, followers echt*, bewertungen kaufen,
      google bewertungen, negative bewertungen, schlechte bewertungen, avis google, avis positifs,
      faux avis, abonnes, obserwuj*, seguidores, resenas, avaliacoes no google, recensioni, отзыв*
      на, подписчик*, متابع*, تقييم*, 好评, フォロワー, 口コミ, pay after you see, google business profile,
      google business listing, map profile, followers €, google beoordelingen, volgers, # reviews,
      reviews per, reviews a month, new reviews, get reviews, your reviews, your rating, your stars,
      # stars, star rating*, bad review, negative review, one star, delete reviews, review removal,
      your reputation, online reputation, followers, subscribers, likes, views for, your instagram,
      your tiktok, your youtube, social media manag*, post for you, smo, followers kaufen, mehr
      follower, abonnes reels, vrais abonnes, avis 5 etoiles, cinco estrellas, comprar seguidores,
      recensioni 5, recensioni google, 5 stelle, отзывы, подписчиков, лайк*, 粉丝, 评论, متابعين,
      تقييمات
    `,
  },
  faults: {
    reason: 'faults',
    strong: `
      errors on your website/site, errors in your website, errors that, issues on your website,
      issues with your website, # errors, # critical error*, number of errors, few technical errors,
      seo errors on, broken links missing, missing meta tags, missing # #, no schema, page speed
      mobile, website audit is, audit report in pdf, your free audit, free audit, free website
      audit, your full audit, website health report, website health, site slow n old, your site
      took, hurting your rankings, costing you visitors, costs you around # visits, is losing calls,
      is losing # of, losing calls to, not indexed, not being indexed, toxic backlink*, can penali*
      you, may be blacklisted, your website is infected, i made screenshots, send the screenshots,
      send you the screenshots, report with screenshots, walking through your site, who made your
      website, your site on my phone and, your menu covered, recorded a short video, recorded a two
      minute, recorded a # minute, recorded a # min, short video that shows, short video with what,
      redesigned your home page, your outdated website, kind* of outdated, website looks outdated,
      vulnerability in your website, vulnerability on your website, ethical hacker, receive a
      bounty, bounty for my report, how much do you pay ?, kostenlose analyse, kostenlosen website
      check, erreurs sur votre site, audit gratuit de votre, errores en su web, analisis gratuito de
      su, pagina actual _ anticuada, analise gratuita, analisi gratuita del, заметил* ошибк*, ошибк*
      из за которых, bezplatny audyt, gratis analyse van uw, the fixes, google from indexing,
      website report i sent, page audit, i ran your site, scores # out of, score # out of, missing
      out on, a few pages load, i can fix, fix all of it, security researcher and, bug bounty
      program, missing spf, no rate limit, scanned your website, i was on your site, your mobile
      visitors, ran a scan, ran a quick
    `,
    weak: `
      errors on your website, errors on your site, issues with your site, critical error*, technical
      errors, several errors, some errors, seo errors, seo issues, broken links, missing meta, meta
      tags, missing h1, page speed, site speed, slow speed, slow site, speed score, website audit,
      site audit, audit report, seo audit, full audit, your free report, website report, health
      report, your website is slow, ur site slow, costing you, costs you, losing customers, losing
      visitors, losing leads, losing sales, losing calls, losing money, not showing up, not mobile
      friendly, isn't mobile friendly, toxic links, google can penali*, penali*, blacklisted,
      malware, screenshots of, send _ screenshots, happened to notice, while reviewing your website,
      while browsing your website, going through your website, checking your website, visiting your
      website, looked at your website, reviewed your website, looking at your site, was on your
      website, came across your website, found your website, visited your website, stumbled upon
      your, your site on my phone, your menu, your contact page, your about page, your homepage,
      your home page, your website has a, your website is, your site is, your web site, your domain,
      one thing on the, loom, short video, 2 minute video, two minute loom, i recorded, recorded a,
      who handles your, who built your website, vulnerabilit* in your website, vulnerability on
      your, bounty, dmarc policy, clickjacking, website fehler, beim besuch ihrer webseite, auf
      ihrer webseite _ fehler, kostenlose* website check, votre site presente, audit gratuit,
      auditoria gratuita, analisis gratuito, su pagina actual, errori sul sito, analisi gratuita,
      ошибки*, посмотрел* ваш сайт, ваш* сайт* _ ошибк*, bezplatn* audyt, darmow* audyt, 网站诊断, 無料診断,
      uw website _ fouten, gratis analyse, i typed, visitors from converting, on a phone, your site
      loads, loads slow*, loads in, takes # seconds, seconds to load, load time, broken on mobile,
      on mobile your, your website on my, website errors, bugs on your, problems on your website,
      problems with your website, a few things on your, something on your website, i found a, i
      found some, found a few, noticed a few, noticed some, losing you, losing business, leaving
      money, bounce rate, conversion rate, ranking issues, security headers, ssl certificate, your
      ssl, outdated, your design, looks dated, modern website, ready to send, screenshots, full
      report, pdf report, detailed report, video audit, free review, veraltet, ihre seite, votre
      site est, su web esta, seu site esta, il suo sito, ваш сайт*, ваша страница, panstwa strona,
      你们网站, 贵公司网站, サイトを拝見
    `,
  },
  scare: {
    reason: 'threat',
    strong: `
      ada compliant, ada title, non compliant with, isn't ada, accessibility lawsuit*, web
      accessibility suits, accessibility litigation, lawsuit proof, serial plaintiffs, demand
      letter* over, businesses were sued, fines begin, fines of up to, penalties go up to, one line
      widget, line of code fixes, get protected, law firm finds you, our automated scan, our scan
      shows, violations, i found my images, my images on your website, my photos on your website,
      used my photographs, images on your website, licensed photographer, without my consent, proof
      of ownership, penalty of perjury, statutory damages, infringement evidence, copyright
      infringement, download proof, links to the photos, without a licence on record, outstanding
      settlement, evidence has been collected, owned by our client, holder of image, take you to
      court, sue you, be sued for up, file a complaint with your host*, legal proceedings will,
      urheberrechtsverletzung, unser mandant hat, unserer mandantin, streitwert, ohne lizenz auf
      ihrer, beweismaterial, beweise finden sie, d'atteinte au droit d'auteur, violation de droits
      d'auteur, derechos de autor, direitos autorais, нарушен* авторск*, your device was infected, i
      have access to your, i made a video showing, ¤ in bitcoin within, sent to all your contacts,
      failed our accessibility check, allows fines, we hacked your, i hacked your, i have hacked,
      leak it, destroy your reputation, see the video, recorded you through, imagenes protegidas,
      pruebas _ descargue, evitar la demanda, utilisation sans licence, photographie protegee, stole
      my pictures, stolen photos
    `,
    weak: `
      ada compliance, non compliant, not compliant, demand letter*, were sued, was sued, get sued,
      be sued, companies _ sued, penalties go up, accessibility act, accessibility widget, install _
      widget, line of code, law firm*, our scan, automated scan, scan shows, scan found, legal
      action, legal proceedings, court action, litigation, file a complaint, infringement, copyright
      infring*, my images, my photos, my photographs, my pictures, photographer, without a licence,
      without permission, without licence, stolen from my, check the document, report here,
      unpublished permanently, rights holder, urheberrecht*, abmahnung, ohne lizenz, beweis*, klage,
      droits d'auteur, sans autorisation, mise en demeure, violacion de derechos, sin licencia,
      violazione, copyright, naruszenie praw, infected, your device was, i made a video, made a
      video, all your contacts, in bitcoin within, bitcoin within, operating system, webcam _ you,
      pozew, naruszen*, i recorded you, accessibility overlay, inaccessible websites, lawsuits,
      lawsuit, plaintiff*, get a letter, fined, avoid a fine, protect your business, stolen images,
      stole my, using my, used my image*/photo*/picture*, copyrighted, copyright owner, our client
      owns, licence fee for, unlicensed use, dmca, hosting provider, your host, see the evidence,
      see proof, proof here, evidence here, rechtsverletzung, bildrechte, schadensersatz,
      anwaltskosten, contrefacon, poursuites, infraccion, demanda, uso indevido, processo judicial,
      azione legale, суд, иск, компромат*, pay ¤ in bitcoin, in bitcoin
    `,
  },
  account: {
    reason: 'account',
    strong: `
      verify your account, verify your password, verify your identity, verify your mailbox, verify
      your email, confirm your account, confirm your password, confirming your username, confirming
      your password, with your login details, login credentials, sign in using your, sign in with
      your company, company email and password, microsoft # credentials, storage quota, mailbox is
      #, mailbox is %, mailbox is, your mailbox has exceeded, incoming messages are, release the
      messages, website will be suspended, will be suspended in, avoid suspension, avoid
      deactivation, unusual sign in, page has been reported, page has been scheduled, community
      standards, submit an appeal, file an appeal, unpublished permanently, permanent deletion
      because, secure document, secure file share, to view secured, salary adjustment, paket konnte
      nicht zugestellt, parcel could not be delivered, package could not be delivered, kartendaten,
      ihr konto _ gesperrt, votre compte _ suspendu, votre colis, su cuenta _ suspend*, sua conta _
      suspens*, suo account _ sospes*, подтвердите _ аккаунт, renewed for ¤, did not authori* this,
      call our refund, card declined, update payment information, domain expiration notice, domain
      will expire, domain is about to expire, dear domain owner, attn domain owner, domaininhaber,
      domain lauft, nom de domaine expire, dominio expira, your domain listing, search engine
      registration, website listing renewal, annual website listing, directory listing, business
      directory listing, business register, bank account is currently under audit, new beneficiary,
      swift copy, remit all, remit today, see overdue invoice, our third reminder, final reminder,
      referral to collections, disregard if already paid, if you've already paid disregard, not an
      official invoice, gift cards for clients, gift cards of ¤, ¤ gift cards, ¤ gift card, apple
      gift cards, discounted gift cards, scratch and send, are you at your desk, are you at the
      office, keep it a surprise, treat as confidential, geschenkkarten kaufen, cartes cadeaux
      apple, schutz ihrer marke, subscription ended, last chance before the profile, no obligation
      to pay unless, hosting subscription ended, bank details have changed, payments should now go,
      now go to the new account, past due amount, quick task, steam gift cards, gift cards for a
      client, open order with, attached purchase order, removed from google within, arrive a
      expiration, eviter la suspension, payment failed, payment details, voice message, listen: §,
      document waiting for signature, keep your current password, password expires
    `,
    weak: `
      confirm your username, login details, sign in using, sign in with your, your company email and
      password, your credentials, email and password, password to view, incoming messages,
      suspended, suspension, will be deactivated, deactivation, unusual activity, account will be,
      page will be, permanent deletion, shared with you, purchase order, view secured, document
      portal, your package, could not be delivered, customs fee, delivery fee, card details,
      zollgebuhr, paket konnte nicht, ihr konto, konto _ gesperrt, konto _ bestatig*, votre compte,
      compte _ suspendu, su cuenta, cuenta _ suspend*, sua conta, conta _ suspensa, il tuo account,
      suo account, ваш аккаунт, ваш* почтов*, twoje konto, your parcel, link will expire, before it
      expires, subscription has been renewed, has been renewed for, did not authori*, refund
      department, toll free, auto renewal, payment information, update payment, domain expir*, about
      to expire, expiration notice, domain name registration, domain owner, domain _ ablauf*,
      dominio _ expira, dominio vence, domain listing, website listing, business directory, bank
      account is, bank details, new bank, beneficiary details, remit, overdue invoice, unpaid
      invoice, third reminder, outstanding payment, amount due, late fee*, collections, disregard
      if, if you've already paid, registration fee, renewal fee, gift cards, gift card, are you
      available right now, in a meeting, reimburse*, cartes cadeaux, geschenkkarten, tarjetas
      regalo, marken* register, verlangerung, last chance before, 域名, tax refund, your password
      expires, password will expire, reset your password, account has been, account was, account
      suspended, account on hold, account limited, keep same password, log in here, login here, log
      in to, log in now, validate your, reactivate, restore access, re authenticate, webmail, mail
      server, undelivered messages, pending messages, messages pending, blocked messages, cpanel,
      microsoft 365, office 365, shared document, shared a file, encrypted document, view document,
      review document, docusign, invoice attached, find our invoice, find attached invoice, past
      due, payment is overdue, payment due, pay now, pay here, pay online, settle _ today, listing
      fee, renewal notice, renew now, renew your domain, expires in # days, expires on, domain
      registration, domain name, domain service*, hosting renewal, hosting will, auctioned,
      shipment, redelivery, customs, bank account details, changed our bank, change of bank, wire
      transfer, urgent payment, kindly process, steam cards, google play cards, voucher codes,
      photos of the codes, kreditkarte, passwort, bestatigen sie ihr*, gesperrt, mot de passe,
      confirmez vos, reglez, contrasena, confirme su*, confirme seus, senha, sua senha, conferma i,
      пароль, подтвердите, haslo, potwierdz, 密码, パスワード, アカウント
    `,
  },
  register: {
    reason: 'award',
    strong: `
      trademark has been entered, your trademark, internet keyword, as the registrar, dispute
      period, register lumenfold, register 'lumenfold', conflicts with your company, notify the
      original owner, file* a mark, filing a mark, lodge an opposition, first refusal, buy it now ¤,
      before listing it publicly, going to auction, afterwards they go to auction, letting it go,
      became available, offers above ¤, aged premium names, domain broker, just became available,
      lumenfold been selected as, has been nominated, have been nominated, been nominated, has been
      selected as, has been voted, been shortlisted as, was shortlisted by, were shortlisted by,
      most innovative _ company/provider/agency, most trusted, top # most, best digital, crystal
      trophy, nominal sponsorship, two page feature, full page profile, cover of the next, winners
      may choose, winner's certificate, platinum package, gold package, from our bronze, editorial
      board would, research panel, my usual sponsorship, honest review video, feature your company
      in, insight programme, before the rating, votre societe a ete preselectionnee, pack
      communication, trophees de l', ihr unternehmen wurde nominiert, su empresa ha sido
      seleccionad*, sua empresa foi selecionad*, la sua azienda e stata, ваша компания номинирован*,
      exchange would like to list, list your token, zero listing fee, patent register, fee for
      publication, publication of your company data, opposition on your behalf, feature your ceo,
      cover mention, guest fee, love to have your founder, places remain this month, be listed in
      our catalogue, business profile in the, register must be renewed, contract is extended, asian
      domain, domain registration wants, siegel und, lizenzgebuhr, improve your sales, digitalpreis,
      pack laureat
    `,
    weak: `
      trademark, brand name, keyword and, domain names, original owner, opposition, buy it now,
      listing it publicly, similar name, goes to auction, to auction, go to auction, premium name*,
      own several, domain for sale, award*, nominated, nomination, nominee*, shortlisted, you have
      been selected, been selected, you have been chosen, voted, best _ provider, most innovative,
      top 10, # most, trophy, trophees, trophee, plaque, full page, cover of, cover story, our
      magazine, readers of, editorial board, winner*, package from, sponsorship of, join the, our
      independent research, research desk, honest review, youtube review, to feature you, feature
      your company, prix de l', auszeichnung, nominiert, premio, nominad*, seleccionad*,
      selecionad*, preselectionne*, награ*, nagrod*, nominowan*, who's who, listing fee, security
      deposit, podcast guest fee, speaker slot fee, congratulations, finalist, you've won, has won,
      have won, recognised as, recognized as, best _ company, company of the year, ceo of the year,
      of the year, featured in, feature in, feature you, in our magazine, magazine, gala, ceremony,
      licensing fee, logo licence, winner package, official winner, published in, list of top, top
      companies, brand name registration, similar domain, domain is available, own the domain,
      selling the domain, interested in buying, interested in acquiring the domain, make an offer,
      opposition period, trademark office, trademark registration, trademark renewal, chinese
      company, in china, registrar, registered your name, someone else is, trying to register,
      ausgezeichnet, nominierung, prix, laureat, premio a, galardon*, homenagem, премия, konkurs, 奖
    `,
  },
  cheapWork: {
    reason: 'cheap_work',
    strong: `
      website design company, web & mobile app development company, software company in india, based
      web, web development company from, redesign your website, redesign your outdated, redesign
      your home/homepage, redesign of your website ?, website redesign services, need redesign,
      looking for a website design, re design at, responsive websites in, wordpress ¤, make new in
      wordpress, wordpress ¤ only, websites starting, website starting, static website ¤, ecommerce
      ¤, # pages website only, free mockup*, website mockup free, free logo, free hosting, explainer
      video*, animated explainer, animation video, # second animated, second explainer, whiteboard
      video, whiteboard or 2d, storyboard for, ai spokesperson, script and voice, virtual
      assistants, experienced virtual assistant, virtual assistant from, trained executive
      assistant, full time va, a full time va, bookkeeping to, outsource to us, dedicated developer
      only, dedicated developer ¤, dedicated developer is ¤, hourly rate is ¤, our rates, our hourly
      rate, ¤ hr, ¤ per hour, ¤ an hour, ¤ hour, ¤ hourly, as little as ¤, white label backend,
      ready squad, # resources on bench, resources on bench, on bench, vendor empanelment, any
      outsourcing requirement, outsourcing requirement of, overflow work, extending your bandwidth,
      extend your team with, years exp, positive revert, revert back, revert with, share the
      requirement, share your requirement*, share your open requirement, greetings of the day,
      subcontract any part, rolling off, below market, cvs within, anonymi* cvs, two anonymi*, #
      profiles, send you three profiles, rate card and, based in india, we are india, india based,
      from india and, entwickler aus osteuropa, anonymisierte profile, wir vermitteln, webdesign ab
      ¤, homepage ab ¤, disenamos paginas web, paginas web profesionales desde, creation de site
      internet a partir, criamos sites, realizziamo siti, создание сайтов под, сделаем сайт,
      tworzymy strony, strony internetowe od ¤, 网站建设, clone script*, exchange clone, game clone,
      mev, overseas developers, night shift, do you do your own data entry, hand off admin, do your
      own data entry, your payroll, do you need a new website, team of # designers, equipe de
      developpeurs basee, developpeurs _ sous traiter, programadores senior desde, consultants on
      the bench, send resumes, app developer from, please give me work, web developer from,
      designers affordable, open requirements, i am web developer, i am app developer, i am graphic
      designer, native translators, at ¤ per word, projects to outsource, silent partner, maquette
      gratuite, entwurf kostenlos
    `,
    weak: `
      web design company, website design services, web design and development company, redesign your
      site, redesign of your website, redesigned your, re design, new website for, affordable
      price*, reasonable price*, very low cost, low cost, at low price, affordable, wordpress
      website*, static website, ecommerce website, mockup of, free ssl, logo design, # pages
      website, pages website, days delivery, unlimited revisions, explainer*, animated, animation
      video*, whiteboard, video for your, product demo video, voice over, storyboard, virtual
      assistant*, executive assistant, va for, dedicated developer*, dedicated team, hire
      developers, remote developers, offshore, outsourc*, hourly rate*, years experience, white
      label, back office, bookkeep*, data entry, developers available, bench, rate card, staff aug*,
      our developers, our team of developers, team of #, # developers, extend* your bandwidth, extra
      hands, squad, from india, from philippines, from kenya, pakistan, leading company, leading
      software company, development company, offshore development, cmmi, iso certified, kindly share
      your requirement, your requirement*, revert, kindly revert, positive response, portfolio,
      skype, any outsourcing, subcontract, profiles, three profiles, send cvs, send _ resumes,
      seiten webdesign, webdesign ab, homepage erstellen, neue website ab, webseite erstellen,
      erklarvideo*, entwickler aus, fachkrafte, diseno web, disenamos, paginas web, pagina web
      desde, creation de site, site internet a partir, creation de sites, criacao de sites, siti web
      a, realizzazione siti, создание сайтов, разработ* сайт* от, разработка сайтов под, tworzenie
      stron, strony internetowe od, 建站, ホームページ制作 _ 円, website laten maken, source code included,
      portfolio and past work, website from ¤, websites from ¤, new website, modern website,
      redesign*, web designer, website developer*, wordpress, shopify store, shopify expert*, logo
      ¤, video from ¤, video for ¤, promo video, # seconds video, # second video, video production,
      animated video*, our studio, va, vas, assistants, remote assistant*, hire a, hire our, hire
      from us, hire remote, per month per, developers at, developers from, engineers from, engineers
      at, at ¤ hr, our rate, we have a team, we have developers, team of experienced, experienced
      team, experienced developers, skilled developers, pre vetted, vetted developers, vetted
      engineers, free trial period, trial week, # days trial, two week trial, risk free trial, your
      spare, your overflow, white labelled, outsourcing partner, outsourcing company, development
      partner, it company based, company based in, we are an it, we are a software, we are a team,
      we're a team of, we are a dev*, are you hiring, looking to hire, saw you are hiring, your open
      positions, available immediately, immediately available, available from monday, webentwickler
      ab, softwareentwickler aus, programmierer aus, developpeurs a, des developpeurs,
      desarrolladores desde, desarrolladores a, programadores a, sviluppatori a, программист* от,
      аутсорс*, 外包, オフショア
    `,
  },
  tools: {
    reason: 'pitch',
    strong: `
      our ai agent answers, our ai agent, installs a gpt, gpt chatbot, ai chatbot for, ai
      receptionist, ai sdr, lifetime deal, lifetime access, ai tools in one, ai models in one, ai
      models, ai agent trained on your, demo for lumenfold, built a demo, training a demo, demo on
      your site, businesses switched, companies like yours, businesses like yours, company like
      yours, firms like yours, teams like yours, teams like lumenfold, help teams like, help tech
      firms, help companies like, agencies like yours, agency very similar, agency nearly identical,
      similar to yours, companies at your stage, companies with your profile, providers of about
      your size, identical to yours, one company per city, on autopilot, lift conversion, increase
      conversion, lost lead, losing # leads, losing % _ leads, you're losing, i ghostwrite, our
      engine, hands your rep, in your voice, ai cold, notre ia, votre concurrence, unsere ki,
      nuestra ia ayuda, nossa ia, 本公司, 我司, 我们是专业, notre agence vous, wir bieten ihnen, ofrecemos a
      su, how we'd repeat, i think it can be repeated, repeat that for you, monetise your traffic,
      put our banner, r&d tax credit, entire claim, unternehmen wie ihres, des societes comme la
      votre, entreprises comme la votre, empresas como la suya, empresas como a sua, aziende come la
      vostra, companies such as yours, firms such as yours, growth programme, answers every call,
      books appointments, energy bill, compare business electricity, hours of proposal writing, are
      you claiming, r&d tax relief, leave thousands on the table, on the table, interested in firms
      like, sell their companies, ready to pay a good multiple, phishing training starts, health
      insurance for small, save _ companies of your size
    `,
    weak: `
      ai chatbot, chatbot for, chatbots, chatbot, ai agent that, our agent, ai tools, lifetime, our
      platform, our software, our tool, our solution, our ai, nuestra ia, our specialists, our
      experts, our certified, we help, we helped, we enable, we specialise, we specialize, we offer,
      we provide, we supply, we deliver, we build, we built a, we are a leading, we're a leading, we
      are specialized, we make, we do, we develop, we get, we design, i offer, i provide, i can
      redesign, i can help, i help, i'd love to help, my service, my services, my rate, our
      services, our service, our prices, our packages, our customers include, clients like,
      companies with your, similar companies, companies your size, in your industry, in your niche,
      in your area, in your region, in your city, your competitors, competitor*, your rivals, your
      brand, your conversion*, increase conversion*, lift conversion*, boost your, grow your
      business, scale your, skyrocket, double your, increase your sales, increase sales, cut your,
      save you, roi, wir bieten, wir helfen, wir vermitteln, wir steigern, unser team, nous
      proposons, nous aidons, notre equipe, notre agence, ofrecemos, ayudamos a, nuestro equipo,
      nuestros servicios, oferecemos, ajudamos, nossa equipe, nossos servicos, offriamo, aiutiamo,
      la nostra agenzia, предлагаем, предлагаю, наша команда, мы поможем, oferujemy, pomagamy, nasza
      firma, 专业做, 提供, 弊社では, ご提案, نقدم, نوفر, we bieden, wij helpen, our chatbot, ai bot, ai
      employee*, ai assistant that, ai voice agent, voice agent, voice ai, ai caller, ai calls,
      answers your calls, missed calls, never miss, answers #, in # languages, 24 / 7, setup in,
      trained on your, we already built, i built a, i built you, i made you, i made something, built
      something for you, sample for, prepared a, put together a, i drafted, i recorded, i sketched,
      i ran, i asked, i checked, i looked, we looked, we analysed, we analyzed, most firms, most
      companies, most agencies, most founders, most teams, most businesses, founders tell, founders
      i speak, leaders like you, our clients see, our customers see, clients see, clients saw, we
      took, we took a, case study of, from # to #, money left, leaving, struggle with, struggle to,
      tired of, what if your, what if you, imagine, picture this, did you know, do you want, do you
      still, do you struggle, ever wondered, if i could, if we could, how would you like, wouldn't
      it, affiliate program*, commission, revenue share, become a partner, reseller program*, your
      audience, your visitors, your sales team, your team _ hours, save hours, save time, save %,
      reduce your, lower your, energy costs, payroll, r&d, tax relief, insurance for
    `,
  },
  flattery: {
    reason: 'pitch',
    strong: `
      really impressed by, was really impressed, impressive range, genuinely inspiring, caught my
      eye, made me stop, made me pause, be stealing, love your brand, loved your, kudos to, hats
      off, huge fan of, congrats on the growth, congratulations on your growth, few companies, very
      few companies, unusual most, your linkedin doesn't, owner of the business, owner of this
      website, dear business owner, dear beloved, dear vendor, dear stranger, dear lady, dearest in,
      hello dear, sir madam, sir ma'am, sir mam, are you the owner, who over there, a question me,
      compliments, j'ai decouvert votre site, bluffe par, beim besuch ihrer, ich bin auf ihre
      website gestossen, he visto su pagina, vi que o site de voces, посмотрел* ваш сайт, widzialem
      panstwa strone, haben mich beeindruckt, ete impressionne par, me ha gustado mucho su, really
      enjoyed the article, best opening line, you clearly know your, went through your case studies,
      loved your founder's, is outstanding, who's the owner, owner or decision maker, offer that
      will interest, decision maker ?
    `,
    weak: `
      impressed by, really impressed, impressive, inspiring, stood out, love what you, love your,
      loved how, kudos, congrats on, congratulations on, huge fan, big fan, what you're building,
      what you are building, your case studies, your work on, your linkedin, your growth, reading
      through your, came across lumenfold, came across your, noticed that you, noticed you, noticed
      your, i noticed, saw that you, saw that lumenfold, see that you, stumbled, quick question, out
      of curiosity, who handles your, who owns, who does your, the right person, right person for,
      right person to, right person to discuss, who manages, owner of the website, business owner,
      dear sir, dear owner, dear team, hi team, hello team, greetings of the day, hope this finds
      you, hope this email finds you, hope you're having, hope you are doing well, hope you had a,
      trust this finds, good day sir, webmaster, site owner, hi admin, dear ceo, decouvert votre
      site, votre site ce matin, bluffe, ihre webseite, auf ihre website gestossen, su sitio web,
      seu site, vosso site, il vostro sito, il tuo sito, ваш сайт, twoja strona, panstwa strone,
      stron* internetow*, 贵公司网站, 貴社のサイト, site de voces, uw website, stumbled across, stumbled on
      your, i came across, was browsing, been following, following your, love the, loved the, really
      like, really liked, great site, nice website, nice site, amazing work, great work, great job,
      fantastic work, refreshing, rare to see, unusual, i admire, admire, sent with, as a
      compliment, decision maker, person in charge, in charge of, person responsible, to the owner,
      hi there, hey there, hello there, dear friend, dear customer, dear user, dear manager, dear
      webmaster, dear admin, dear hiring, dear business, sir or madam, good day, warm greetings,
      esteemed company, god bless
    `,
  },
  money: {
    reason: 'money',
    strong: `
      do you need a business loan, need a business loan, business loan debt, funding up to, pre
      approved for, working capital, up to ¤ in working, no collateral, bad credit ok, no credit
      check, cash advance, line of credit on your, still qualify, same day funding, funds in #
      hours, funds in as little, sblc, bank guarantee, soft loan, erc refund, bank statements,
      funding of your next, seeking to place funds, brokers receive, ohne schufa, offrant des prets,
      j'offre des prets, offre de pret, taux de %, capable de rembourser, sans enquete de credit,
      ofrecemos prestamos, necesita dinero, sin aval, asnef, emprestimo aprovado, sem consulta,
      offriamo prestiti, szybka pozyczka, кредит для бизнеса, без залога, 贷款 无, next of kin, late
      client, deceased client, barrister, dying widow, i am a widow, ¤ million to you, charity
      works, % risk free, utmost secrecy, you have won, lottery, investment plan, guaranteed
      profit*, daily profit*, % weekly, % daily, weekly on your, earn ¤, earn up to, earn %, passive
      income, make money from, turn ¤ into, work from home, part time remote job, paid same day,
      payment same day, same day in usdt, paid _ usdt, ¤ in btc, arbitrage robot, forex signals,
      crypto signals, & crypto signals, token presale, presale stage, connect wallet, connect your
      wallet, set up your wallet, recovered _ crypto, recover scammed, recover lost, scam victims,
      stolen btc, all of my usdt, recovery expert*, professional hacker, hire a hacker, ethical
      hackers and, cheating spouse, spy on, boost credit, first payout, senior portfolio manager,
      minimum entry, idle capital, account manager with, early investors, стабильно _ неделю,
      заработ*, зарабатываю, вложения от, вывод на карту, geld verdient, ¤ verdient, verdient hat,
      handelssystem, gagnez jusqu'a, gana dinero, gane dinero, ganhe dinheiro, guadagna fino, 日收益,
      量化团队, 收益 %, 代开, 副業, liking _ videos, mystery shopper, wife of a late, dying of cancer, dead
      customer, million dollars of, remain blessed, loan offer, tasso %, senza busta, prestiti
      veloci, negativado, sem burocracia, без поручит*, بدون كفيل, got my bitcoin back, hacking
      phones, rate products, ¤ to ¤ daily, no experience needed, access to investors, send your
      business plan, investor is interested, platform guarantees, daily returns
    `,
    weak: `
      business loan*, pre approved, bad credit, credit check, no credit, mca, funds in, line of
      credit, debt consolidation, apply now, apply in, interest rate, refinanc*, tax credit,
      investor*, funding of your, family office, per annum, kredit*, darlehen, offre des prets, taux
      de, justificatif, prestamos, emprestimo, prestiti, finanziament*, pozyczk*, кредит*, 贷款, 融資,
      قرض, inheritance, widow, million dollars, beneficiary, 100% risk free, risk free,
      confidential*, donate, you won, prize, claim your, guaranteed return*, weekly profit*, roi
      weekly, make money, financial freedom, part time _ job, remote job, in usdt, usdt, trading
      bot, trading signals, forex, signals, arbitrage, trading robot, bitcoin*, btc, presale,
      airdrop, your wallet, recover* _ crypto, recover* _ funds, recovered, lost my, hacker, spouse,
      credit score, grades, withdraw*, payout*, deposit, zarabia*, зарабатыва*, доход*,
      криптовалют*, инвест*, вложени*, verdient, geld verdienen, gagnez, gagner de l'argent, ganar
      dinero, guadagna*, 收益, 量化, 投资, 发票, 加微信, 微信, 稼げ, ربح, استثمار, loan, loans, lender, lenders,
      funding, fund your, capital, approved, credit, grow your money, returns, profit*, trading,
      trader, crypto, bitcoin, token, wallet, investors, investing, investment, roi, yield, earn,
      income, salary, paid daily, paid weekly, per day, jackpot, donation of, fund transfer,
      transfer of funds, business proposal, mutual benefit, your share, bank in, late husband, my
      late, bless, beneficiary of, compensation, recover your, scammed, hacking, hackers, credito,
      prestamo, emprestimos, prets, prestito, kredit, pozyczka, inwest*, krypto*, criptomonedas,
      criptomoedas, investir, invertir, rendite, gewinn*, ganancias, lucro, доходност*, прибыл*,
      биткоин*, 投資, 借款, 比特币
    `,
  },
  gambling: {
    reason: 'gambling',
    strong: `
      # free spins, free spins +, % welcome bonus, welcome bonus !, no deposit bonus, no deposit
      needed, casino bonus, casino & sportsbook, live roulette, play now, slot gacor, gacor, maxwin,
      judi, fixed matches, fixed match, sure bets, ticket ready, betting tips, ht/ft odds, instant
      payout, instant cashout, wettbonus, sportwetten bonus, ohne lugas, bonus sans depot, tours
      gratuits, paris sportifs gagnants, tiradas gratis, giros gratis, bono de bienvenida, rodadas
      gratis, bonus de boas vindas, giri gratis, bonus benvenuto, онлайн казино, фриспин*, промокод,
      рабочее зеркало, darmowe spiny, bonus bez depozytu, 娱乐城, 博彩, オンラインカジノ, deneme bonusu, lifetime
      revenue share, our ai predicts, predicts with, became ¤, 娱乐平台, 注册送, 老虎机, % win rate, winning
      tips, vip ticket
    `,
    weak: `
      free spins, no deposit, welcome bonus, deposit bonus, casino, online casino, bonus code*,
      poker, roulette, jackpot*, sportsbook, betting, odds, tipster*, igaming, rtp, promo code,
      sportwetten, quoten, casino en ligne, paris sportifs, apuestas, cassino, apostas, scommesse,
      казино, ставк*, зеркало, zaklady bukmacherskie, kasyno, カジノ, كازينو, bahis, link alternatif,
      revenue share, spins, bonus, bonuses, bets, bet, betting site, casinos, gaming affiliate,
      jackpots, baccarat, sports betting, tips, vip tips, correct score, winning tickets, bônus,
      aposta, apuesta, bonus ohne, pari*, scommessa, ставки, выигр*, slot online, situs, togel, 赌,
      彩票
    `,
  },
  adult: {
    reason: 'adult',
    strong: `
      horny, sex chat, hot girls, girls in your, local girls, girls online, single women near, women
      near you, singles near, live cams, free live cams, private pics, private photos, home alone,
      escorts, hey handsome, hi honey, my webcam, serious intention, look for good man, looking for
      serious man, meet tonight, cherche homme, femme douce, jeune femme, mes photos t'attendent,
      einsame frauen, chicas _ cerca, mujeres solteras, mulheres solteiras, donne single,
      знакомств*, горячие девушк*, samotne kobiety, 約炮, 出会い系, see my photos, cam #, dear stranger,
      view them free
    `,
    weak: `
      sexy, s e x, single women, webcam, cams, nudes, naked, my photos, my pics, escort*, hookup*,
      dating, lonely, serious intention*, looking for man, brides, meet 2nite, sie sucht, einsame,
      heisse, femme _ cherche, rencontre*, mes photos, chicas, mulheres, donne sole, девушк*,
      одинок*, samotn*, 美女, 出会い, write to me at, sweetheart, flirt, girls, singles, hot, naughty,
      nude, chat with, meet women, meet girls, meet singles, lonely women, looking for a man, find
      love, soulmate, true love, my profile, my page, 18 years, cam, onlyfans, xxx, porn, bored,
      frauen, madchen, femmes, filles, celibataires, mujeres, solteras, donne, ragazze, женщин*,
      секс, kobiety, dziewczyny, 交友, セフレ
    `,
  },
  goods: {
    reason: 'goods',
    strong: `
      buy viagra, cialis levitra, viagra ¤, viagra _ ¤, viagra _ cialis, cialis _ xanax, cialis _
      tramadol, no prescription, no rx, without a prescription, without the doctor visit, discreet
      shipping, discreet worldwide, order discreetly, ¤ pill, ¤ per pill, bonus # pills, bonus
      pills, lose # pounds, replica watches, replica watch, # replica, quality replica, replica
      rolex, superclone, mirror quality, same weight, same box, same movement, rolex omega, lv
      neverfull, hermes birkin, handbags up to, bags outlet, outlet %, % off, up to % off, buy #
      get, registered passports, passports driving, certificates without exam, diplomas ssn, buy
      essay, essay service, essay writing service cheap, write my essay for me, essay help, pay
      someone to do, do my homework, payday loans online, viagra online, near me cheap, movers near
      me, plumber near me, essay online, ohne rezept, rezeptfrei, replik* uhren, sans ordonnance,
      repliques de, sin receta, replicas de, sem receita, replicas de relogios, senza ricetta, без
      рецепта, реплик* часов, bez recepty, 复刻, 高仿, スーパーコピー, ブランドコピー, buy discounted, vpn deals,
      weight loss pills, led factory, factory price, our factory, kindly let us know your demand,
      cheap storage, копии брендовых, real passport, no exam, usb drives, promotional gifts, moq,
      dear purchaser, manufacturer of led, led lights and
    `,
    weak: `
      viagra, cialis, levitra, tramadol, xanax, oxycodone, semaglutide, ozempic, without
      prescription, prescription required, without the doctor, without a doctor, online pharmacy,
      discreet*, ship worldwide, shipping worldwide, worldwide shipping, free shipping, per pill,
      pill*, pills, weight loss, lose _ pounds, male enhancement, testosterone, cbd, replica*, #
      quality, rolex, omega, patek, louis vuitton, gucci, chanel, hermes, handbag*, designer bags,
      luxury watches, aaa, outlet, counterfeit, passports, driving licences, driver's license,
      driver license, diplomas, certificates without, ssn, essay, write my essay, dissertation,
      homework, coursework, term paper, near me, cheap, payday, payday loan*, potenzmittel,
      replika*, nachgemacht, replique*, replicas, реплик*, копи* часов, コピー時計, 激安, wholesale price*,
      wholesale, mold*, oem, led lights, manufacturer of, 工厂, vape, buy now, order now, order here,
      shop now, catalogue by, vpn, pharmacy, meds, prescription, rx, dosage, buy online, order
      online, for sale, sale, best price*, lowest price*, cheap price*, watches, handbags, shoes,
      sneakers, sunglasses, brand new, free delivery, fast delivery, worldwide, fake, diploma,
      degree certificate, passport, licence, id cards, documents online, write your essay,
      assignment help, best essay, cheap flights, luxury, outlet online, apotheke, medikamente,
      uhren, taschen, pharmacie, montres, sacs, farmacia, relojes, bolsos, relogios, bolsas,
      orologi, borse, аптека, часы, сумки, apteka, zegarki, 手表, 包包, 時計
    `,
  },
  price: {
    reason: 'price',
    strong: `
      only ¤, for just ¤, ¤ only, starting at ¤, starting from ¤, price start*, prices from ¤, price
      from ¤, from ¤, ¤ flat, flat ¤, ¤ all in, ¤ one time, ¤ instead of ¤, instead of ¤, ¤ mo, ¤ a
      month no, it's ¤, month free, week free, first week is on, free trial, days free trial, weeks
      free, money back, or your money back, or you don't pay, you don't pay, pay after, pay half
      after, pay only, half price, no contract, no upfront, # upfront, on us, no strings, at no
      charge, no obligation, free of cost, reasonable price, affordable price, very low cost, bulk
      discount, cheapest, statt ¤, nur ¤, schon ab ¤, ab ¤, a partir de ¤, au lieu de ¤, desde ¤,
      por solo ¤, sin compromiso, por apenas ¤, plano a partir, a partir de r, a soli ¤, цена от ¤,
      от # руб*, скидка %, juz za ¤, rabat %, 全额退款, 特惠, 最安, بأرخص
    `,
    weak: `
      just ¤, from only ¤, starts at ¤, starting ¤, for ¤, at ¤, ¤ per, ¤ a month, ¤ per month, ¤
      monthly, ¤ instead, ¤ / mo, ¤ hr, ¤ an hour, ¤ hourly, ¤ each, ¤ per hour, pay ¤, = ¤, all for
      ¤, package ¤, discount*, special offer, special price, limited offer, price list, pricelist,
      send _ pricing, share pricing, packages, % cheaper, % less, days free, first week, one week
      free, ¤ upfront, only pay, pay half, pay later, at no cost, no charge, without charge, free of
      charge, complimentary, free sample*, free demo, free analysis, free quote, fur ¤, schon ab,
      kostenlos testen, unverbindlich, gratis, gratuit*, seulement ¤, des ¤, sans engagement, solo
      ¤, por apenas, sem compromisso, senza impegno, от ¤, цена от, всего ¤, бесплатн*, скидк*, od
      ¤, za ¤, juz za, bez zobowiazan, rabat*, 优惠, 免费, 退款, 割引, オフ, 無料, 送料無料, خصم, مجان*, cheeep, per
      month, a month, per lead, per link, per review, per post, month only, from just, as low as,
      only for ¤, ¤ for, ¤ one, one time payment, one off, pilot is ¤, free of, for free, free
      sample, free mockup*, free audit, free consultation, free test, a free, free #, try it free,
      trial, no fee, no fees, no setup, no cost, no commitment, no credit card, cancel anytime,
      cancel whenever, refund if, refundable, guarantee, flat fee, flat rate, fixed fee, price is,
      our price*, discount of, % discount, off your first, zum preis, preis, kosten los, nur heute,
      kostenfrei, pas cher, prix, offert, sans frais, barato, sin coste, oferta, precio, preco,
      gratuita, prezzo, sconto, offerta, цена, дешев*, рублей, cena, tanio, darmow*, promocj*, 价格,
      便宜, 低价, 格安, السعر
    `,
  },
  beckon: {
    reason: 'beckon',
    strong: `
      reply yes, reply 'yes', reply with the word, answer with the word, reply 'sample, reply with
      'sample, just reply 'go, reply go, reply info, just reply, just say, interested in seeing,
      interested in receiving, would you be interested in an, would you be interested in acquiring,
      shall i send you, should i send the, should i send over, may i send you, can i send you, mind
      if i, okay if i send, ok if i send, want me to show, want a look, want it ?, shall i forward,
      shall we proceed with, shall i hold it, shall i switch, should i share some, see samples,
      worth a peek, worth a # minute, worth a chat, worth a call, # minute chat, quick call to, a
      short eligibility, open to seeing, would it be crazy, fair trade ?, fair ?, who's the right
      person, right person for that, the right person to discuss, whoever handles marketing, best
      email and mobile, best time to call, share your phone number, if you share a number, whatsapp
      no, skype id, text me back, telegram @, on telegram, my telegram, vip telegram, our manager on
      telegram, dm on telegram, dm me, ping me, add our coordinator, whatsapp or, catalogue by
      whatsapp, signup, no signup, register here, join here, join our vip, order on §, apply here,
      visit § today, try: §, samples §, see how it looks, claim your, to claim, wann darf ich sie
      anrufen, darf ich ihnen drei, darf ich ihnen _ schicken, antwort genugt, jetzt anmelden, jetzt
      sichern, jetzt kostenlos, gleich anmelden, anfordern §, fordern sie jetzt, on en parle, voici
      mon agenda, contactez moi uniquement, le mando unos, puedo enviarle un/una, clique e, posso
      mandar uma, пишите в личку, оставьте заявку, могу бесплатно, регистрация по ссылке,
      подробности _ ссылк*, скину, zamow na, 加微信, 有意请, 微信同号, اطلب الآن, please give me your number,
      private phone number, may i know who's, best time to talk, time to talk in confidence, hatten
      sie _ minuten, haben sie _ minuten, seriez vous disponible # minutes, podemos agendar, le
      vendria bien, konnen wir _ telefonieren, reply with your last, reply opt out
    `,
    weak: `
      reply with, simply reply, reply no, reply out, reply 'leave, with the word, reply to this,
      reply stop, text stop, text back, text #, are you interested, would you be interested, if you
      are interested, if interested, let me know if interested, if you're interested, not
      interested, aren't interested, kein interesse, if not interested, shall i send, should i send,
      may i send, can i send, could i send, i can send, i'll send, i will send, happy to send, want
      me to send, would you like me to, want me to, would you like to see, want to see, like to see,
      shall i proceed, shall we proceed, shall i hold, shall i share, should i share, can i share,
      i'd share, send _ samples, see _ work, send it over, send over, worth a, quick call, quick
      chat, short call, 15 min, five minutes, ten minutes, # minute chat/call/demo, schedule a call,
      book a call, hop on a call, jump on a call, open to a, fair trade, does _ work ?, which suits
      you, which one suits, best number, best email, phone number and, your phone number, send your
      phone, share your phone, share a number, share your whatsapp, whatsapp number, your whatsapp,
      on whatsapp, by whatsapp, whatsapp #, telegram, signal #, dm, contact me privately, click
      here, click the link, click below, click now, sign up, register now, join now, join our, join
      #, visit §, visit us, order: §, apply: §, here: §, download: §, download here, download it,
      details at §, details: §, info: §, video: §, watch it, watch before, contact: &, write to &,
      email &, call our, call #, ring #, antworten sie, darf ich ihnen, darf ich sie, soll ich
      ihnen, wann darf ich, gerne erstelle ich, gerne sende ich, hier klicken, anfordern, fordern
      sie, puis je vous, souhaitez vous recevoir, voulez vous que, cliquez*, contactez moi,
      contactez nous, inscrivez vous, repondez, mon agenda, le mando, le envio, puedo enviarle, te
      interesa, le interesa, quieres, haga clic, haz clic, escribanos, responda, posso mandar, posso
      enviar, clique, chama no, me chama, posso inviar*, le interessa, clicca, rispond*,
      contattateci, пишите, напишите, по ссылке, регистрац*, прислать, zamow, napisz, kliknij,
      odpowiedz, moge przeslac, 请加, 详谈, 有意, 点击, 联系人, ご興味, お申し込み, こちら §, اطلب, تواصل, سجل, can i
      show, may i show, let me show, let me send, let me know and, i'd be happy to send, happy to
      share, happy to show, happy to walk, happy to resend, i could send, i would send, send you
      the, send you a, send you more, send it here, send the, share more, share details, share
      samples, share our, tell you more, more details, more information, want the, want to hear,
      would you be open, would you be up for, would you like the, would you like a, would you like
      to receive, does this sound, sound interesting, sounds interesting, curious, worth exploring,
      worth discussing, make sense, does that work, does thursday/monday/tuesday/wednesday/friday
      work, are you free for, are you available, this afternoon, do you have # minutes, # minutes
      of, # minutes this, few minutes, brief call, quick question, quick demo, free demo, see it
      live, see how, see it, watch, reserve your, grab, get started, start today, get in touch, get
      yours, write us, write me, message me, message us, contact us, contact me, contact our, text
      me, call me on, whatsapp, skype, wechat, signal, follow the link, link below, attached link,
      say yes, answer yes, answer with, respond with, reply and, reply here, reply if, reply now,
      reply today, reply back, waiting your, waiting for your, awaiting your, looking forward for,
      hoping for, melden sie sich, schreiben sie, rufen sie, einfach antworten, interesse ?, haben
      sie interesse, ecrivez, interesse, dites moi, responde, escribeme, contacta, respondame,
      responda sim, me responda, scrivimi, rispondi, mi faccia sapere, ответьте, звоните, писать,
      odpisz, zadzwon, 联系, 咨询, 回复, ご連絡, お問い合わせ, ご返信, واتساب, راسلنا
    `,
  },
  urgency: {
    reason: 'pressure',
    strong: `
      today only, this week only, this month only, only for today, limited to #, places are limited,
      few places remaining, only # left, spots left, sold out, ends tonight, doors close, until
      midnight, locked until, before it closes, expires tmrw, first # people, first to reply, nur
      noch heute, nur heute, derniere chance, so hoje, solo hoy, solo oggi, только сегодня, 名额有限,
      期間限定, within # hours verify, guaranteed placements, results in #, satisfaction or money, %
      sure, % accuracy, never closed a losing
    `,
    weak: `
      only today, only this week, limited time, limited places, places remaining, few places, only a
      few, few spots, slots left, last chance, final notice, final reminder, act now, act fast,
      hurry, urgent*, expires, expires today, will expire, at midnight, until tonight, tonight,
      within 24 hours, within # hours, within # hrs, in # hours, next # hours, within # days, ready
      in #, before friday, by friday, lapses, first come, don't miss, don't lose, don't wait,
      satisfaction, no risk, proven, results or, or your money, or you don't pay, nothing to lose,
      nur noch, letzte chance, innerhalb von # stunden, binnen # stunden, seulement aujourd'hui,
      sous # heures, places limitees, ultimas plazas, ultima oportunidad, ultimas vagas, ultimi
      posti, осталось, последн* шанс, гаранти*, tylko dzis, ostatnia szansa, gwarancj*, garantie*,
      garantia*, garanzia, 期间限定, 限时, 今すぐ, ضمان, الآن, before it's, before they, immediately, asap,
      as soon as possible, right now, right away, next #, last #, limited, only #, remaining,
      closing, ends, ending, expiring, final, otherwise, failure to, will be deleted, will be
      removed, will be cancelled, permanently, sofort, dringend, heute, maintenant, aujourd'hui,
      urgent, hoy, ahora, agora, hoje, adesso, oggi, срочно, сегодня, сейчас, dzis, teraz, 立即, 马上,
      今天, 今だけ
    `,
  },
  optOut: {
    reason: 'opt_out',
    strong: `
      unsubscribe: §, unsubscribe §, to unsub, to opt out, optout, § optout, reply 'leave, leave
      out, don't wish to hear, do not wish to hear, rather not hear, prefer that i don't, not your
      thing, not into it, no hard feelings if the, if i'm off base, if the timing's off, if it's bad
      timing, close your file, never darken, we never speak again, wish to be left alone, left
      alone:, if you're not the right person, if not interested reply, aren't interested, falls kein
      interesse, abmelden unter, se desinscrire, darse de baja aqui, cancelar inscricao, отписаться,
      gegenstandslos, we never submit twice, falls nicht relevant, einfach kurz bescheid, si ce
      n'est pas pertinent, reply 'opt, reply stop
    `,
    weak: `
      unsubscribe, unsub, opt out, opt-out, stop receiving, prefer not to hear, not hear from us, i
      don't reach out, not interested just, if you'd prefer, if this isn't relevant, isn't for you,
      not a fit, no hard feelings if, timing's off, bad timing, i'll stop, i won't bother, won't
      email you again, left alone, remove you, removed from our list, ignore this, simply ignore,
      ignore if, betrachten sie diese, abmelden, abbestellen, desinscri*, desabonner, darse de baja,
      cancelar suscripcion, descadastrar, cancellarsi, disiscri*, отписат*, wypisac, wenn kein
      interesse, no thanks, say no, no worries if, no pressure, not relevant, not the right person,
      wrong person, not for you, don't want, do not want, never again, let me know if you'd rather,
      no further, won't write again, i'll leave you, will not contact, not contact you again, kein
      bedarf, nicht mehr, ne plus, no deseas, nao quiser, non desidera, не хотите, nie chcesz
    `,
  },
  disguise: {
    reason: 'disguise',
    strong: `
      re: our call, re our call, re: email list, re: link on, re: outstanding, as promised on the
      phone please find, circling back as, bumping this to, just bumping, top of your inbox,
      following up on my earlier, following up my previous, my earlier note, my previous mail, my
      last two notes, haven't heard back and, as i have not heard back, didn't hear back after,
      sorry i missed you, tried calling but, i left you a message, did you get a chance to look, did
      not land in spam, we spoke about, after we spoke, have put aside the, i reserved the, i've
      blocked wed*, i have a client looking, i have a project for you, but first a quick question, i
      know someone who, i can put you in touch, make an intro, my assistant says, charge cards in
      full, i'm hearing impaired, fob price, attached order, have something which might interest,
      you asked me to get back, kept the terms, not sure if you saw my, saw my previous, quick
      follow up, still want those, have a spot left, spot left
    `,
    weak: `
      re: email, re: link, as discussed, as we discussed, as agreed, as promised, as mentioned,
      circling back, circle back, bumping this, bump this, following up on my, following up my,
      follow up on my, following up, my last email, my previous email, haven't heard back, have not
      heard back, didn't hear back, not heard back, tried calling, left you a message, did you get a
      chance, did you see my, did you receive my, get a chance to look, land in spam, i sent over,
      the price i mentioned, i've blocked, have put aside, i reserved, here's the calendar, just
      checking in, touching base, another message, before i go further, put you in touch, do you
      charge cards, credit cards in full, hearing impaired, can only text, do you own the business,
      are you the owner, best fob, order list, your products, fwd, follow up, second message, second
      email, third email, another email, wrote to you, wrote last, emailed you, sent you an email,
      sent you a, sent over, spoke last, our conversation, our chat, our talk, our discussion, spoke
      with your, reaching out again, reach out, reaching out, my name is, i represent, on behalf of,
      our company, you requested, as requested, your request, per our, as per our
    `,
  },
  wanted: {
    strong: `
      we need, i need a, i need one, i need to, i just need, we'd need, need someone, need somebody,
      need help, need an, need new, we want, want to sell, want our, want a, want an, we would like,
      would like to sell, i'd like to understand, we wish, i would like, i want a, want to track,
      we're looking for, we are looking for, looking for a team, looking for a partner, looking for
      an agency, looking for developers, looking for help, i'm looking for a, could you help, can
      you help, could you build, can you build, can u, can you make, could you make, can you do,
      could you do it, do you do, do you make, do you work with, do you take, do you have
      experience, do you have anyone, do you have someone, have you built, have you done, have you
      worked, have you ever, have you integrated, is it possible to, would it be possible, are you
      able to, how much would, how much for, how much do you charge for, how much time, what would
      it cost, what would a, what does it cost, what's your day rate, day rate, ballpark, rough
      figure, rough estimate, rough idea, please quote, your quote, please propose, our budget,
      budget about, budget around, budget is, budget ¤, budget up to, fixed price, go live, take
      over, taken over, developer left, developer disappeared, built by, written by, written in,
      inherited, rfp, rfq, invitation to tender, sealed, pre bid, bidders, in your portfolio of,
      reference from, a reference, references, wir suchen, wir brauchen, wir mochten, wir benotigen,
      wir prufen, haben sie erfahrung, konnten sie, was kostet, was wurde, nous cherchons, nous
      souhaitons, nous voulons, j'aimerais, je cherche, je voudrais, pourriez vous, combien,
      necesitamos, necesito, buscamos, queremos, quisiera, quisieramos, nos gustaria, cuanto,
      presupuesto, precisamos, preciso, gostariamos, quanto custa, vorremmo, vorrei, cerchiamo,
      quanto mi costerebbe, preventivo, нам нужно, нужен сайт, хотим, ищем, подскажите, потрібн*,
      potrzebujem*, szukamy, chcemy, ile kosztuje, 我们想, 我们需, 请问, お見積, 検討して, 문의, نرغب, نحتاج, أحتاج,
      चाहिए, istiyoruz, need a quote, we need a quote, we'd like to, i'd like to, a quote for, you
      quote, quote please
    `,
    weak: `
      i need, we would need, we'd like a, we would like a, we would like to, i'm looking for,
      looking for somebody, looking for someone, help us, help me, could you do, do you offer, do
      you know, have you shipped, has anyone, has anybody, anyone on your, someone on your, someone
      who, somebody who, who can, is it possible, would you be able, are you able, how much, what
      would, cost to, roughly, estimate, day rate*, your rate*, your price*, your hourly, price
      range, budget, deadline, going live, by march, by january, before christmas, prototype, mvp,
      rfi, tender, procurement, nda, terms of reference, our site, our app, our system, our data,
      our patients, our students, our members, our staff, our engineers, our developers, our
      developer, our current, our existing, our shop, our vendor, our board, our contract, my app,
      my website, my shop, my salon, my company, my site, we run, we use, we currently, we manage,
      we operate, i run, i manage, moving from, migrate, migration, integrate, integration, crm,
      spreadsheet*, postgres, sql, kubernetes, ios and android, ios + android, sync, dashboard,
      gdpr, hipaa, audit trail, wcag, screen reader, open source, source code, legacy, repo,
      staging, production, funder, funding is, non profit, ngo, council, hospital, clinic, school,
      museum, farm*, union, cooperative, employees, branches, patients, students, volunteers,
      nurses, drivers, wir haben, wir sind, unsere, unser, unserer, haben sie, konnen sie, gibt es,
      nous avons, notre, pouvez vous, devis, tarif, tenemos, nuestro, nuestra, ustedes, temos,
      gostaria, nosso, nossa, voces fazem, abbiamo, siamo, il nostro, la nostra, quanto, нам нужен,
      нужен, нужна, нужно, у нас, мы, наш*, сколько, стоимост*, чи, mamy, chcielibysmy, nasz*, 我们有,
      想, 希望, 贵司, 報価, 検討, お願い, 可能で, ください, 있습니, 습니다, 합니다, نريد, لدينا, هل, हमारी, हमें, कृपया,
      misiniz, musunuz
    `,
  },
  known: {
    strong: `
      your colleague, your engineer*, your developer*, your support, your invoice, invoice # from
      you, our invoice, ticket #, the proposal v#, thanks for the proposal, thanks for the call,
      thanks for calling, thanks for sending, you sent us, you built, you made for, you deployed,
      your last release, your blog post, your talk, your podcast, your privacy policy, your careers
      page, your office, your reception, bounced, since yesterday, since monday, since this morning,
      stopped working, not working, doesn't work, error message, can't log in, credit note,
      overpaid, complaint about, disappointed, unacceptable, my cv, my application, apply for the,
      internship, vacancy, thesis, my research, phd, journalist, reporter, working on a story, on
      the record, delete my data, delete my, delete all, erase my, subject access, article 15,
      remove my, my personal data, meine daten, mes donnees, mis datos, wrong number, wrong company,
      is this the right, call me back, please call me, sorry if this is the wrong, per your, for
      your colleague, loschung meiner, meine bewerbung, ma candidature, mi candidatura, your
      parking, your driver, your delivery, we'd pay, lf #, please pass, tell her, tell him
    `,
    weak: `
      your team's, invoice number, your accounts, ticket, contract #, reference, lf-, po #, the
      proposal, the meeting, last week you, you sent, you made, you released, your update, your
      privacy, your faq, your careers, your job, your bounce*, the app you, the site you, this
      morning, yesterday, outage, is down, does not work, error #, log in, login, urgent fix, vat,
      payment run, complain*, complaint, thank you for, thanks for, well done, please tell, please
      call, call me, callback, please ring, ring me, apply for, the role, the position, interview,
      dissertation on, master's, student, article about, comment on, for a story, deadline is, quote
      you, personal data, data protection, gdpr request, article 17, remove me, my email address
      from, newsletter, loschung, loschen sie, wrong address, is this the, are you the, delivered,
      pallet*, parking, floor, lease, the car park, meter, catering, blinds, lamp*, rechnung,
      facture, factura, fattura, fatura, счет, faktur*, bewerb*, stelle, candidature, candidatura,
      tesis, ваканси*, praca, mentor*, hackathon, meetup, our students, faculty, your stand,
      moderator, partner portal, certification, kick off, workshop, steering, sprint, go ahead with,
      sign off, countersigned, slides
    `,
  },
} as const
