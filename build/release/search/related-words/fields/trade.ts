/** Shops, customers, marketing and social media. */
export const TRADE = `
# e-commerce, orders, fulfilment, returns
place an order, complete purchase, buy now > checkout, order, place order
abandoned cart > checkout, recover
order status > order, fulfillment, tracking, shipment
ship order, dispatch, mark as shipped > fulfillment, shipment, fulfil, ship, dispatch
exchange item, swap size, replacement > exchange, replacement, return
return label > return label, label, return
out of stock, sold out, unavailable > inventory, stock, availability, inventory level
stock count, on hand, pieces left > inventory level, quantity, inventory
reserve stock, hold stock, set aside > reservation, allocate, commit
oversell, stock adjustment, correct stock, count stock, stocktake > inventory adjustment, adjust inventory, stock count
move stock, stock transfer, between warehouses > inventory transfer
which sizes, which colours > variant, option, product option, attribute
product category, department, aisle, product group > collection, category, taxonomy, taxon
sale price, special price, reduced price > special price, sale price, price rule, price list
wholesale, b2b price, company buyer > price list, company, customer group, catalog, b2b
cost of delivery, shipping options > shipping method, shipping rate, shipping zone, delivery option
click and collect, bopis > pickup
pick list, picking, packing > picklist, pick, pack, wave, picking
partial shipment, split order > fulfillment, split, partial, shipment
guest checkout > guest, checkout, customer, cart
gift wrap, gift message > gift message, gift wrap
preorder, pre-order, backorder
downloadable product, digital good, ebook sale > digital product, download, downloadable link
customer wish, save for later, wish list > wishlist, saved item, favorite
upsell, cross sell, goes with > related product, recommendation, complementary
edit order > order edit, update order, amend, order change
shop theme, storefront design > theme, template, page, asset, storefront
3pl, outsourced warehouse > fulfillment service, warehouse, 3pl
fraudulent order, suspicious order, order risk > risk assessment, hold
# marketplaces, multichannel selling, product information
offer, listing, advert, sell an item > offer, inventory item, product, publish
end listing, withdraw offer, delist > end listing, deactivate, unpublish, delist
sales channel, multi channel > channel, marketplace, connection
sales channel, marketplace, shop connection, storefront
product feed, data feed > feed, catalog, bulk upload
sku, article number, item number, part number, seller code
attributes, specs, product features > attribute, aspect, specifics, property, product type
attribute set, product template, item specifics > family, product type, attribute set
buy box, featured offer, cheapest seller, competing price > competitive pricing
reprice, repricer > price, pricing rule, repricing
auction, highest bid, place a bid > bid, auction, offer, bidding
make an offer, haggle, negotiate price, best offer > negotiation, offer, counteroffer
seller rating, seller performance, account health > feedback, rating
import orders > order, sync order, acknowledge
shipping confirmed > confirm shipment, tracking
marketplace fee, selling fee, referral fee > fee, commission, fee estimate
translate product, enrichment > locale, translation, product value, localized
golden record, master data, pim, single source > product, product model, entity, record
completeness > completeness, quality
product picture, packshot, digital asset > media file, asset, product image
category tree, browse node, taxonomy, product category > category, taxonomy, category tree
gated, selling permission > listing restriction, eligibility, restriction, approval
message buyer, contact customer, ask seller > messaging, message, conversation
dropship, dropshipping, supplier ships > vendor, supplier
refurbished, second hand, used goods > condition, grade
bundle, kit, set of products, multipack > bundle, kit, product set, component
vacation mode, shop closed > vacation, holiday, away, pause
# point of sale, cash registers, receipts
cashier, waiter, till operator, clerk > employee, staff, team member, operator
start of day, starting cash > open register, shift, cash drawer, opening, session
end of day, z report, cash up, day end > closing, cash drawer, shift
cash in, cash out, paid in, paid out, cash movement > cash drawer
cash or card, tender > tender, payment type, payment method, payment
card machine, card reader, payment terminal, pinpad > terminal, reader, device, poi
receipt, till slip, sales slip, bill, bon > receipt, check, sale, order, ticket
print receipt, reprint, kitchen printer > printer, receipt, print
digital receipt, paperless > receipt, e-receipt, send receipt
fiscal printer, tse, fiscalization, kassensicherung, signed receipt > fiscal, tss, transaction, signature, fiscalization
dsfinv-k, cash audit > export, dsfinvk, audit
topping, without onions, side choice > modifier, modifier group, option, modifier list
dish, menu item, food item > item, menu item, product, catalog item
table number, seat guests, floor plan, dining table > table, floor, section, layout
open tab, open bill, open check, running tab, tab
split the bill, pay separately, separate checks > split, check, payment
void item > void, comp, remove, line item
free of charge, on the house, comp > comp, discount, void
takeaway, take out, to go, dine in, eat here > order type, service type
kitchen screen, kitchen display, kds, ready to serve > kitchen, kds, ticket
86 > stock, availability, item
layaway, put aside, park sale, hold sale > layby, layaway, park, hold, on account
on account, pay later, house account, store credit > on account
scan barcode, scanner, scan goods > barcode, scan, lookup, product
weigh, by weight > scale, unit, measurement unit, weight
hourly sales > report, shift, labor
shop branch, outlet, restaurant site, store location > location, outlet, store, venue, site, restaurant
happy hour, lunch price > pricing rule, daypart, menu
delivery order, online order, order injection > order, delivery, channel, submit order
# subscriptions, usage billing, entitlements
end subscription, unsubscribe customer, stop renewing > cancel subscription, terminate, cancel
pause subscription, take a break, freeze membership > pause, suspend, hold, skip
win back, reactivate, subscribe again > reactivate, resume, resurrect, restart
partial month, prorate, pro rata, mid cycle > proration, prorate, preview, credit
next bill, upcoming invoice > preview, upcoming invoice, estimate, simulate
pay per use, metered, usage based > usage, meter, metered, event, metric, usage record
send usage, report usage, count usage, log consumption > usage event, ingest, usage record, event
meter, billable metric, usage metric, measured unit
price tier, volume price, graduated price, staircase price > tier, graduated, volume, price
plan, tier, product price, offering, rate plan, price plan
price change, raise prices > price, migration, ramp, grandfather, price change
minimum spend, commitment, committed amount > minimum, commitment, commit, contract
prepaid credits, wallet, credit balance, credit grant > credit, wallet, balance, prepaid
free trial, trial period > trial, extend trial
renewal date, billing date, anniversary > billing cycle, renewal, term, anchor
billing day, bill cycle, billing period, bill run, billing cycle
failed renewal, card expired, involuntary churn, recover payment > dunning, retry, past due
unlocked features, paid features > entitlement, feature, grant, access
in-app purchase, play store purchase, iap > receipt, purchase, transaction, subscription
restore purchases > restore, receipt, transaction history, alias
seats, number of users > quantity, seat, license, unit
customer churn, who leaves, lost customers, cancellation rate > churn, mrr, metric, retention, analytics
cancellation reason, exit survey > cancellation, churn, feedback
billing portal > portal, portal session, hosted page
contract, agreed term, subscription term > contract, term, order, subscription
gift subscription > gift, subscription, redeem
parent pays, reseller billing > hierarchy, parent, invoice account, payer
license key, activation code, machines activated > license, activation, activate, machine, validate
credit a customer, goodwill, compensate > credit, adjustment, credit note, balance
# loyalty, gift cards, promotions
collect points, earn points, give points, reward customers > accrue, accumulate, loyalty, points, earn, adjust points
spend points, use points > redeem, redemption, burn, reward
points left, points balance > balance, loyalty account, points, member
points expire > expiration, ledger
bonus card, stamp card, punch card, loyalty card, club card > loyalty, card, membership, pass, loyalty account
loyalty member, club member, participant, loyalty account, enrolled customer
gold status, vip level, tier, status level > tier, level
prize, free gift, reward catalogue > reward, catalog, offer
gift voucher, gift card, gift certificate, present card, egift
generate codes, many coupons, bulk codes > bulk, generate, batch
check coupon > validate, validation, qualification, eligibility, redeemable
use the code, apply discount > redeem, redemption, apply, consume
undo redemption, rollback > rollback, reverse, unredeem
bogo, free item > promotion, offer, campaign
discount rule > validation rule, price rule, promotion, rule, campaign
refer a friend, invite friends, referral > referral, advocate, share code
free shipping > promotion
birthday gift, occasion > campaign, reward, trigger, segment
scratch card, gamification, daily challenge > game, challenge, quest, mission, achievement
mobile wallet, wallet pass > pass, wallet
earn rule > accrual, program, loyalty program
meal voucher, incentive > reward, gift card, order, incentive
limit of uses, max redemptions > budget, limit
donate points, transfer points > transfer, donate
# CRM, sales pipelines, quotes
lead, prospect, potential customer, interested person, inquiry > lead, contact, prospect, person
sales funnel, pipeline, sales process > pipeline, stage
move deal, next stage > stage, move, pipeline
deal won, deal lost > won, close, stage, outcome
qualify lead, convert lead > convert, conversion, qualify, lead
company, account, organisation, firm, client company
account manager, sales rep, responsible seller > owner, assignment, sales rep
distribute leads, round robin > routing, owner, assign
call note > call, activity, engagement, note, call log
follow up, call back > task, activity, reminder
touch points, contact history, customer history, timeline > activity, engagement, timeline, interaction
own fields, extra columns, custom field > property, custom field, attribute, field definition
custom object, own table > custom object, entity, module
connect records > association, relationship, link, lookup
merge contacts, double contacts, dedupe, duplicates > merge, duplicate, dedupe
smart list, saved view > view, segment, saved search, filter
lead score, how hot > score, rating
sales forecast, expected revenue, weighted value > forecast, quota, projection
sales target, sales goal, quota > goal, quota, target, forecast
line items > line item, opportunity product, quote line
discount approval, approve a quote > approval, quote, submit for approval
sales email, cadence, outreach > sequence, cadence, email, template
email sync, mailbox > email, mailbox, mail, engagement, thread
business card, add a person, enrich > enrichment, person, lookup, company search
territory, sales region > territory, region, assignment
web form, lead form, website enquiry > form, form submission
import contacts, upload leads > import, bulk, batch, upsert
customer health, renewal risk, churn risk > health score
soql, query records > query, coql, filter
# email marketing, campaigns, deliverability
send newsletter > campaign, send, schedule, broadcast, single send
transactional > transactional, message, send email, mail send, smtp
test mail, preview mail > test send, send test, preview, render
double opt in, confirm subscription, confirmed opt-in > confirmation, doi, subscribe
mail preferences > subscription group, preference, topic, unsubscribe group
bounced mail, hard bounce, wrong address, mailbox full > bounce, suppression, invalid email
marked as spam, junk, spam report, complaint > spam report, complaint, feedback loop, spam
delivery log > event, message event, activity, log, email activity
opened, read rate, who opened, open tracking > open, report, statistic, activity, tracking
who clicked, link clicks, click tracking > click, link, report, tracking
clean list, verify emails, email check > validation, verify, email verification, verification
spf, dkim, dmarc, sending domain, prove domain > domain, domain authentication, sender, dkim, verify domain
from address, sender address, sender name > sender, sender identity, from address
own ip, dedicated ip, warm up, ip reputation > ip, ip pool, warmup
reputation, inbox placement, spam score > reputation, deliverability
blacklisted > blocklist, blacklist, monitoring, dnsbl
merge tag, placeholder, personalise > merge field, substitution, personalization, variable
email design, html mail > template, design, layout, version
welcome series, automated mails, drip, autoresponder > automation, flow, journey, workflow, sequence, autoresponder
filter subscribers, target group > segment, tag, audience, group
purchase trigger > event, flow, trigger, ecommerce, cart
receive mails, incoming mail > inbound, inbound parse, receiving, route, inbound webhook
footer, postal address, legal text > footer, brand
past mailings > campaign, archive, sent
campaign result, success > report, statistic, metric, performance
batch size, hourly limit, send slower > throttle, rate, batch, throttling
gdpr consent > consent, opt in
push message, sms campaign, messenger campaign > sms, push, channel, campaign
timezone send, send time > schedule, timewarp
# advertising, attribution, affiliates
ad set, adset, ad flight > ad set, line item, flight
run ads, advertise > campaign, ad, promotion, boost
stop ads, pause campaign > pause, campaign
daily budget, ad spend > budget, spend
keyword, search term > keyword, search term, query, targeting
exclude searches, negative keyword > exclusion
custom audience, upload customers, remarketing, retargeting > audience, custom audience, user list
ad slot, ad space, ad zone > placement, zone, inventory
publisher, site owner > publisher, site, seller, partner
ad results, roas > report, insights, statistic, metrics, performance
report conversions, server side event, pixel > conversions api, event, pixel
pixel, tracking tag, tracking code, conversion tag
app install, installs, organic installs > install, attribution, report, raw data
deep link, open the app, smart link, tracking link > link
affiliate, partner, publisher, referrer, ambassador
affiliate program, join program, partnership > program, advertiser, campaign, relationship, merchant
affiliate link, partner link, my link > tracking link, link, deeplink
cancel commission, decline sale, reverse commission > reverse, void, decline, adjustment
ad review, ad policy > policy, review, approval, disapproval
ad image, ad video, ad text > asset, creative, ad video
lead ad > lead, form
deal id, private marketplace, programmatic > deal, pmp, line item
frequency cap > capping, reach
keyword ideas > forecast, delivery estimate
click fraud, fake installs, bot clicks > fraud, protect, validation rule
advertiser account, ad account, manager account, client account
# SEO, web analytics, product analytics
search ranking > rank, position, serp, ranking, keyword
search results page, serp > serp, organic, search result
incoming links, backlink > backlink, anchor
domain authority, domain rating > authority, rank
search volume, popular keywords > keyword, trend
keyword ideas, related keywords, suggestions > suggestion
site check, site audit, broken links > audit, crawl, on page, site audit, issue
indexed, url inspection > index, indexing, inspection
submit url, sitemap > sitemap, index, publish
page speed, loading time, lighthouse, core web vitals > pagespeed, lighthouse, crux, performance
visitors, traffic > visit, pageview, session, visitor, report, metrics
page view, pageview, page hit, impression
live visitors, active users > realtime, live, active user, concurrent
bounce rate, left immediately > engagement, session, metric
track something, send event > track, event, capture, collect, ingest
user properties > identify, user property, profile, people, person
merge users > alias, merge, identity, identify
user history, user activity > user activity, stream, event, profile, timeline
conversion path > funnel, conversion, path, journey
group of users, behavioural cohort, saved group > cohort, segment, audience
session recording, watch visitors > replay
heat map, heatmap, scroll map
goal reached, key event, target page > goal, conversion, key event
bots > filter, exclusion, shield
tracked site, measured site > property, site, website, web stream, data stream
event dictionary, tracking plan > event definition, taxonomy, schema, lexicon
raw events > export, raw data, event export
user deletion > gdpr, user deletion, erase
competitor traffic, similar sites > traffic, competitor, domain overview, audience
cookie banner, cookie consent > consent, cmp, cookie, preference
# social media, publishing, moderation, communities
post, tweet, toot, skeet, status update > note, tweet, publish, record
repost, retweet, boost, reblog > repost, reblog, retweet, share, boost
thread, replies > reply, context, thread, comment, conversation
who follows, fans, followers > follower, follow, subscriber, connection
unfollow, stop following > unfollow, follow, unsubscribe
my feed, what is new, home feed > timeline, feed, home, stream
trending, popular topics > trend, trending, hot, popular
mention, at somebody, tagged me > mention, notification, tag
mute user, hide posts > mute, hide, block, filter
report abuse, bad content, offensive > report, flag, moderation, complaint
moderation queue, check posts, approve posts > moderation, approve, reviewable
remove post, take down, delete comment > remove, hide, moderation
banned words, word filter, profanity > filter, blocklist, automod
exile, ban user > ban, suspend, silence, remove member
shadow ban, limit user, silence account > silence, limit, restrict, suspend
story, reel, short video > story, reel, media, short, video
picture post, upload photo, carousel > media, photo, upload, container, image
alt text, describe picture > description, media
post later, content calendar > scheduled post, schedule, queue, publish
cross posting > channel, social account, profile, connection, integration
reach > insights, analytics, metric, statistic
poll, ask followers > poll, vote
subreddit, forum, online community > community, forum, group, board, guild
karma, trust level, reputation > karma, reputation, score
content warning, sensitive, nsfw, spoiler > sensitive, spoiler, label
fediverse, other server, federated instance > instance, federation, domain block, activitypub
custom emoji, sticker, gif > emoji, sticker, gif
live, go live, live video > live, broadcast, stream, live video
verified, blue tick, account check > verification, verified, badge
# surveys, forms, reviews
survey answer, completed form > response, submission, entry, answer
multiple choice, tick box, radio button, answer option > choice, option, question, answer
collect answers, survey link > collector, distribution, link, share
who answered, participants, respondents > respondent, contact, participant, response
not finished, half filled, partial answers > partial, in progress, incomplete
skip question, conditional question, question branch, show if > logic, branching, rule, condition
survey result > report, result, summary, rollup, trend
export answers, download responses > export, response export, csv, download
nps, net promoter > nps, score, survey, promoter
thank you page, ending > ending, confirmation
form look, survey design, colours > theme, branding, style
captcha, spam entries, bot submissions > spam, captcha, recaptcha
review request, collect reviews > invitation, review request, invite
fake review, report review > report, flag, moderation, removal
average rating, star score > summary, rating, score, aggregate
product review > product review, review, rating
questions and answers, q&a > question, answer, q&a
ugc > media, photo
survey language, translated survey > translation, language, multilingual
survey template > copy, template, duplicate
survey panel, survey sample, buy respondents > panel, sample, target group, audience
user test, usability test, interview > study, participant, session, test
feature request, idea box, suggestion > idea, feedback, vote, suggestion
`;
