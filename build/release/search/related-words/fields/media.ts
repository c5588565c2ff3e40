/** Documents, films, files, printing and open data. */
export const MEDIA = `
# e-signature, documents, PDF, OCR
have it signed > envelope, agreement, submission, sign request, document
signing in person > in person, embedded, host
iframe signing > embedded, sign url, recipient view, embed
signing order > recipient, signer, submitter, participant
where to sign, signature field, text box > tab, field, form field, tag, component
initials, signature image, stamp > signature, initial, seal, stamp
form letter > template, document template, prefill
audit certificate > audit trail, certificate, audit log, evidence
id check > identity verification, authentication, verification, id evidence
qualified signature, eidas, legal signature > signature, certificate, qes, timestamp
html to pdf, print to pdf > convert, chromium, pdf, render, url to pdf
docx, office document > convert, libreoffice, conversion, export
join pdfs > merge, combine, assemble, concatenate
single pages > split, extract page, extract, remove page
remove password > decrypt, unlock, unprotect, remove password
black out, sanitize > redact, redaction, sanitize
watermark, page number > watermark, stamp, overlay
ocr > ocr, recognize, extract, analyze, read, text detection
receipt scanning > invoice, receipt, parse, extract, expense, prebuilt
id card, passport > mrz, analyze, passport
sort documents > classify, classifier, document type, category
fields from data, mail merge, generate documents > template, render, generate, merge, compose
# media servers, music, films, TV, podcasts, audiobooks, photos, e-books
singer, composer, music group, musician > artist, person, creator
lp, ep, disc, cd > album, release, release group, disc
lyrics > lyric
audio fingerprint > lookup, acoustid, fingerprint, identify, recognize
play count, scrobble > scrobble, play count, listen, playback, history
listening history > recently played, listen, history, scrobble, playback
similar artists, radio > similar, recommendation, radio, instant mix, related artist
tv show, tv series, serial > series, show, tv, season, episode
who plays, who directed, crew > credit, cast, crew, people, person
storyline > overview, summary, synopsis, description
age rating, for children > certification, content rating, parental rating, rating
streaming service > availability, provider, source
other database > external id, find, lookup, provider id
imported wrong > identify, match, refresh, metadata
missing episodes, wanted > missing, wanted, cutoff, queue
cannot play > transcode, playback info, transcoding, stream, hls
intro, ad break > segment, marker, chapter, intro
continue listening, continue watching > progress, bookmark, resume
live tv, tv guide, epg > channel, guide, program, epg, live tv, xmltv
record tv, dvr > recording, timer, dvr, series timer
podcast, radio show > show, feed, podcast, episode, series
audiobook, talking book, narrator > audiobook, book, narrator
faces > face, person, people, subject
similar photos > duplicate, stack, similar
book series > series, volume, collection
comic, manga, graphic novel > series, chapter, volume, issue, book
ebook, epub, kindle > book, volume, publication, download, format, file
reading position > progress, bookmark, position
# downloads and torrents
torrent, magnet, magnet link > torrent, url, info hash
start downloading > add uri, add url, torrent, link, queue
seed, seeding, share ratio, upload ratio > ratio, seeding, torrent
seeders, leechers, who downloads > peer, tracker, torrent
tracker, announce > tracker, reannounce, announce
download speed, slow down, bandwidth limit > limit, throttle, transfer
download first > priority, queue, top
where to save, target directory > location, download folder, directory, category
choose files > select, file, wanted
check files, damaged download > recheck, verify, repair
unpack, rar, extract > unpack, extraction, extract, post processing
finished downloads > history, completed, finished, stopped
failed download, try another > retry, history, blocklist, failed
bad release > blocklist, blacklist, reject
usenet, nzb, newsgroup > nzb, queue, server, indexer
search site, torrent site > indexer, provider
interactive pick > release, grab
automatic download, rss > rss, rule, feed
time plan > scheduler, schedule
group downloads, sort downloads > category, tag, label
filehoster, premium account > host, link, unrestrict, hoster
direct link, real link > unrestrict, unlock, link, download
link list, paste links > container, package, linkgrabber
own file > manual import, import, command
watched folder, drop folder > directory, watch, monitored
# file sync, digital assets, CMS, wikis, notes, bookmarks, feeds
new folder > mkcol, create folder, folder, directory
sync changes > delta, changes, cursor, longpoll, event
deleted files > trash, trashbin, restore, recycle
request files > file request, upload link, upload
someone edits > lock, checkout, checkin
small picture > thumbnail, preview, rendition, representation
team folder, shared drive > group folder, space, library
office online, edit together > wopi, editor, session, collaboration, coauthoring
digital asset, dam, stock photo > asset, media, resource, rendition
crop, thumbnail size > transformation, transform, derivative, rendition, image
webpage, blog entry > entry, content, node, document, story
content model, custom post > content type, collection, model, schema, post type, component
publish later, embargo > scheduled action, schedule, release, publish
category, keyword > taxonomy, term, tag, category
who edited > revision, edit, history, contribution
page tree, subpages, parent page > child, children, hierarchy, tree, ancestor
notebook > space, book, shelf, collection, notebook, workspace
paragraph, heading > block, children, section, element
read later > bookmark, link, entry, article, save
rss, atom feed, news source > feed, subscription, stream, channel
new articles, unread articles > entry, unread, article
feed folder > category, folder, label, group
opml, subscription list > import, export, opml, subscription
marked passage > highlight, annotation
webdav, caldav, carddav > dav, calendar, addressbook, propfind
# printing and 3D printing
print a document > job, print, submit
print queue > job, queue
which printers, default printer > printer, connection, default
toner > supply, consumable, marker
paper tray, paper size, a4 > media, tray, capability, paper, bin
duplex, both sides, double sided, black and white > option, capability, ticket
copies > copies, job, quantity, option
who printed, pages printed > usage, job log, usage report, report
print quota > balance, quota, credit
printer driver, ppd > driver, ppd, model
zpl, label printer, print a label > label, print, zpl, render
receipt printer, raw print > raw, escpos, printer
t-shirt, mug > product, variant, mockup, order, blueprint, sku
postcard > letter, postcard, mailpiece, order
stl, 3d model, 3mf, obj > file, model, object, mesh
slice, slicing, layer height > slice, slicing, slicer, profile
time left > job, progress, estimate
nozzle, hotend, extruder, heat up > tool, temperature, extruder, heater, toolhead
print bed, heated bed > bed, temperature, heater
jog > printhead, jog, home, toolhead, gcode
filament, spool, resin, plastic > spool, material, filament, vendor
ams, colour change > tool, lane, extruder, slot, ams
print failed, spaghetti, failure detection > detection, prediction, failure, history
bed level > calibrate, calibration, probe
# statistics offices and open data portals
figures, official numbers, official statistics > dataset, observation, table, series, indicator
data cube, cube > dataset, dataflow, cube, table, data structure
key figure > indicator, variable, measure, series
time series, over the years > series, observation, timeseries, vintage
monthly or yearly > frequency, periodicity, release
newest figures, last value > latest, last n, recent
revised figures, earlier estimate > vintage, revision, version
publication date > release, release calendar, calendar, release date
seasonally adjusted, base year > unit, transformation, adjustment, attribute
breakdown, by age, by sex > dimension, variable, concept, classification, filter
nace, isic, occupation code, product code > classification, correspondence, codelist, code
survey > survey, study, questionnaire, instrument
census, inhabitants, how many people > population, census, demographic, dataset
unemployment, jobless, labour market > labor, employment, series, indicator
inflation, cost of living, consumer prices > cpi, index, hicp, series
gdp, economy, economic growth > indicator, series, gdp
municipality, county, district > geography, area, region, nuts, geo, location, boundary
border, outline > boundary, geometry, geojson, shape
fips, nuts, ags > area code, geography, identifier, region
open data, download data > resource, distribution, download, export, dataset
who published, statistics office > organization, publisher, agency, provider
data about what > theme, category, group, topic, tag, subject
terms of use > license, rights, licence
read rows > datastore, record, query, row, sql, observation
harvest > harvest, harvester, job
sdmx, dcat, json-stat > dataflow, structure, catalog, format
`;
