/** The state, sports, food, events and clubs. */
export const SOCIETY = `
# government and civic data
open data, government data, statistics office > dataset, package, catalog, resource
portal group, data publisher > organization, publisher, group, agency
data format, distribution > distribution, resource, format, download
official figures, indicator > indicator, series, observation, dataset, statistic
population, inhabitants, residents, demographics > population, census, demographic, acs
census tract, district code, area code, geography level > geography, area, fips, region
pothole, broken streetlight, graffiti, 311 > service request, request, report, issue
building permit, building permission, planning application > permit, application, record, planning application
business register, company register, trade register > company, entity, business, registration, officer
board member, managing director > officer, director, appointment
annual accounts, company filings > filing, filing history, document
charity number, nonprofit, tax exempt > charity, organization, ein
tax number, vat number check > vat, check vat number, validate
citizen, resident, personal number, national id > person, citizen, identity, resident
birth certificate, marriage, civil registry > certificate, person
ballot, polling place, where to vote, voting > election, ballot
my mp, my congressman, elected official > representative, official, legislator, member, division, politician
party money, campaign money > contribution, receipt, committee, disbursement, schedule
council, city council, municipal meeting > body, meeting, event, council
government grant, subsidy > grant, award, assistance, opportunity, funding
government spending > spending, award, expenditure, budget, obligation
police, crime, offence > crime, outcome, force, incident
school, university, schools near > school, institution, college
food hygiene, restaurant inspection, hygiene rating > establishment, rating, inspection
product recall, unsafe product, product warning > recall, alert
adverse reaction > event
passport photo, travel warning, travel advice > country, advice
driver licence, mot, roadworthiness > vehicle
foia > request, authority
# legislation, courts and patents
law, act, statute, legal text > legislation, act, statute, law
draft law, proposed law, law proposal > bill, proposal, legislation, procedure
amending > amendment
voting result, who voted for > vote, division
mp, congressman, senator, legislator > member, legislator, representative, person, people
debate, hansard > speech, debate, hansard, contribution, proceeding
committee > committee, hearing, report
parliamentary question > question
regulation, rule making, decree, ordinance > regulation, rule, document, cfr
public comment, consultation > comment, docket, consultation
government gazette, official journal, published notice > gazette, notice, issue
lawsuit, case, court case, court trial, litigation, proceedings > docket, case, court case, matter, proceeding
judgment, judgement, court ruling, court decision, verdict, case law > opinion, decision, judgment, case, cluster
citation, cited cases, precedent > citation
court, tribunal > court, jurisdiction, tribunal
judge, magistrate > judge, person
plaintiff, defendant > party, participant
lawyer, attorney, barrister, solicitor > attorney, counsel, lawyer, representative
court filing, e-filing, efile, pleading > filing, docket entry, envelope, efiling
hearing date, court date > hearing, calendar, schedule, event, audio
oral argument > audio
fine, penalty, infringement > penalty, citation, violation, fine
legal matter, client file > matter, case, project
billable hours, attorney time > time entry, activity, timecard
patent, invention, prior art > patent, publication, application, biblio
patent owner, inventor, patent applicant > assignee, inventor, applicant, assignment
patent family > family, equivalent
trademark, trade mark > trademark, mark, tsdr, case status
patent class, ipc, cpc, what technology > classification, cpc, ipc
patent status > register, transaction
office action, file wrapper > document, transaction, rejection
# procurement
tender, rfp, rfq, contract opportunity > tender, notice, opportunity, solicitation, sourcing event
bidder, offeror, tenderer > bidder, supplier, vendor, participant, tenderer
supplier bid > bid, response, proposal, submission, quote
contract winner, awarded to > award, winner
government contract, public contract > contract, award, release, ocds
public buyer, contracting authority, procuring entity > buyer, agency, organization
supplier registration, cage code, uei, duns > entity, registration, entity information, supplier
banned supplier, debarred, excluded company > exclusion, debarment, suspension
purchase request, want to buy > requisition, purchase request
approve purchase, buying approval > approval, approvable, requisition
goods arrived, received goods, goods receipt > receipt, receiving
framework, call off, blanket order > framework, agreement, blanket, contract
cpv, naics, commodity class, unspsc > classification, commodity, cpv, naics
tender documents > document, attachment, notice
auction, reverse auction, e-auction > auction, event, lot, bid
supplier risk, supplier check, vendor assessment > assessment, qualification, questionnaire
open tenders, bids due, submission deadline > opportunity, notice, active, tender
spend analysis > spend, invoice
punchout > catalog, punchout, catalog item
# sports
match, game > fixture, contest, game, match
who plays, next game, next match, encounter > fixture, game, event, schedule
league, championship, cup, tournament > competition, league, tournament, season, contest
table, league table, ranking of teams > standings, standing, ranking, table
final score, live score > scoreboard, score, box score, boxscore, linescore, livescore
play by play, match ticker > play by play, timeline, event, commentary, pbp
line up, starting eleven, team sheet, who starts > lineup, roster, squad
athlete, footballer, sportsman > player, athlete, competitor, roster
team, club, squad > team, club, competitor, franchise, roster
goal, goals scored, top scorer, best striker > scorer, leader, goal
yellow card, red card, foul, booking > card, discipline, event, penalty, match event
substitute player > substitution, lineup, event
referee, umpire, official > referee, official
transfer window, player signing > transfer, transaction, trade
coach, manager > coach, manager, staff
stadium, arena, ground, ball park > venue, stadium, arena
matchday, gameweek > round, matchday, stage, week, gameweek
previous meetings, h2h > h2h, versus
player draft, rookies > draft, pick, prospect
motor race, grand prix, formula one, starting grid > race, session, circuit, grid, qualifying, result
lap, lap time, pit stop > lap, pit, stint, interval
bout, fight, boxing match > fight, bout, event, competition
tennis match, serve > match, event, summary, ranking
hole, golf course, handicap > course, hole, scorecard, handicap, tee
fantasy team > fantasy, roster, entry, league, pick
odds, bookmaker quotes > odds, market, bookmaker, prediction
race bib, start number > registration, participant, race, bib
finish time, split time, timing > result, split, timing, leaderboard
team practice > event, practice, training, session
# fitness and wearables
workout, exercise, training session, gym session, jog > activity, workout, exercise, training, session
walked, step count, pedometer > step, daily activity, move
hrv, heart variability, stress level > hrv, stress, readiness
readiness, recovered, body battery, strain > recovery, readiness, strain, cycle
calories burned, energy burned > calories, activity
weigh myself, weight, body fat, scale, bmi > weight, measure
blood pressure, systolic > measure, vital
vo2max, fitness level, cardio fitness > vo2, fitness, user metric
skin temperature, body temperature, fever > temperature
menstrual period, menstruation > menstrual, cycle
ate, food diary, eaten, meal log > nutrition, meal, food
drank, water drunk, fluid > water, hydration
gps course, gps track, gpx, ride file > route, activity, stream, gpx, track
pace, cycling speed, cadence, watts > stream, activity stream, sample, power, zone
route segment, kom > segment, leaderboard
kudos, cheer, applaud > kudo, kudoer, like
running club, cycling club > club, group, member
running shoe > gear, equipment
training plan, workout plan, exercise plan > program, workout, plan, routine
gym, fitness studio, yoga class > class, location, studio, session
trainer, instructor, personal trainer > staff, instructor, coach, trainer
gym membership, class pack > membership, contract, pricing option, package, pass
tracker, fitness band, smartwatch > device, wearable, tracker
sit still, inactive, sedentary > sedentary, inactivity, activity
meditation, calm, mindfulness > mindfulness, session, meditation
# games and e-sports
gamer, game player, player account, game account > player, summoner, profile
gamertag, riot id > summoner, profile, player
level up, xp, experience points > level, experience, progression, mastery, stat
rank, elo, mmr, league rank, skill rating > rank, rating, league, ladder, rated, ranked
trophy, unlock achievement, medals > achievement, badge, trophy
high score, best players, top players > leaderboard, ranking, score, ladder, challenger
match history, past games, recent games > match, match list, game
current game, live match > live game, spectator, active game
find opponents, find a game, pair players, queue up > matchmaking, matchmaker, queue, lobby, ticket
play together, game party, lobby > lobby, party, session, multiplayer, room
clan, guild, alliance, gang, squad > clan, guild, group, team, alliance, club
hero, champion, fighter, playable character > character, champion, hero, legend, brawler
weapon, armor, gear, loot, sword > item, equipment, inventory, gear
skin, cosmetics, outfit > skin, cosmetic, appearance
coins, game gems, virtual money, in game currency, gold > currency, wallet, inventory, token price
in app purchase, microtransaction, buy item > purchase, store, order, transaction, entitlement, consume
owned games, my library, bought games > library, entitlement, collection
save game, cloud save, saved progress > save, storage, snapshot, user data
quest, mission > quest, mission, challenge, event
dungeon, raid, game level, game world > map, world, dungeon, raid
game host, server allocation > server, allocation, fleet, build
cheater, cheating, ban player > ban, report, penalty, moderation
mod, workshop > mod, addon, ugc, workshop
game news, patch notes > news, patch, changelog
sell items, auction house, trading post > auction, market, marketplace, commerce
chess game, chess puzzle, opening moves > game, puzzle, explorer, study
resign > resign, draw, abort
bracket, tournament, knock out, seeding > tournament, bracket, stage, match, phase, seed
e-sports team, pro player > team, roster, player, participant
upcoming games > release date, game, release
game console, game platform, playstation, xbox > platform, console
game cover, box art, game screenshots > cover, artwork, screenshot, grid
replay, demo file, game recording > replay, demo, recording, vod
play time, hours played > playtime, game stat
card deck, trading card, collectible card > deck, card, set, collection
magic, enchantment, sorcery > spell
creature, enemy, opponent monster > monster
# betting
odds > odds, price, market, selection, runner
wager, bet, place a bet > bet, order, place order, wager, betslip
bookie, bookmaker, sportsbook > bookmaker, sportsbook, operator
my bets, open bets > current order, bet, cleared order, portfolio
cash out > cashout, cancel order
over under, point spread, handicap, moneyline > total, spread, line, odds, market
settle bets, bet result > settlement, cleared order, result
live betting, in play > live, inplay, in running
horse race, jockey, racecard, greyhound > race, meeting, runner, racecard, racing
parlay, accumulator, combo bet > parlay, accumulator, multiple, combination
lottery, lotto, draw numbers, jackpot > draw, result, jackpot
casino, slot machine, roulette > game, casino, round, launch
player money > wallet, balance, account fund
self exclusion, gambling limits, responsible gaming > limit, exclusion
free bet, welcome bonus > bonus, campaign
prediction market > market, event, order, position, contract
# restaurants
food order, takeaway, take out, takeaway order, delivery order > order
dish, food item > menu item, item, product, menu
bar tab, guest check > check, order, bill, tab
table, seat guests, seating > table, seating, reservation, floor plan
table booking, dinner reservation > reservation, booking, availability, slot, table
walk in, waiting guests > waitlist, queue
waiter, waitress, bartender, cook > employee, staff
kitchen, kitchen printer, cook line, kds > kitchen, kds, ticket, order
extra topping, side dish, without onions > modifier, modifier group, option, add on, customization
sold out, eighty six > item availability, stock, inventory
preparation time > order ready
accept order > accept order, confirm order, accept, order status
refuse order, too busy, deny order > reject, cancel order, throttle
eat in, dine in, take away > order type, fulfillment, service type
service charge > tip, gratuity
starter, appetizer, dessert > course, menu group
restaurant, cafe, diner, bistro, eatery > restaurant, store, location, venue, business, merchant
cuisine, italian food > cuisine, category, restaurant
happy hour, daily special, lunch menu > daypart, menu, promotion
food cost, ingredients stock, kitchen stock > ingredient, inventory, recipe, stock item
cash up, z report > cash entry, deposit, shift
vip guest, regular guest, guest notes > guest, client, customer, visit, tag
number of guests, party size > cover, guest count, seat
rate restaurant, restaurant opinions > review, rating, feedback
# recipes and nutrition
cook, dish idea, dinner idea > recipe, meal, meal plan
fridge, leftovers > find by ingredient, ingredient, recipe, pantry
similar dish, like this recipe > similar recipe, recipe
how to prepare, cooking steps, preparation > instruction, analyzed instruction, recipe, step, direction
weekly menu, diet plan > meal plan, mealplan, mealplanner
grocery list, groceries, shopping list > shopping list, ingredient, grocery
calories, kcal, carbs, protein, macro > nutrition, nutrient, nutritional, nutrition by id
vitamin, mineral > nutrient, nutrition
food, foodstuff, grocery product > food, ingredient, product, grocery
replace butter, alternative ingredient > substitute, ingredient substitute
ounces, convert amounts > convert amount, unit, measure, conversion
portion, serving size, how many people > serving, yield
food barcode, scan food, packaged food > upc, barcode, product, grocery product
eaten today, food diary, calorie counter > diary, meal
wine > wine pairing, wine, beverage
cocktail, drink, mixed drink > drink, cocktail, recipe
cookbook, recipe collection > cookbook, collection, recipe, favorite
pantry, larder, expire soon > stock, pantry, volatile, product
chore, household task > chore, task
recognize dish > image analysis, image classify
nutri score, ultra processed, nova group > product, nutriscore, nova, score
additive, e number, palm oil > additive, ingredient
# events and ticketing
concert, gig, stage show, festival, exhibition > event, show, performance
performer, artist, band, act, line-up > attraction, performer, artist, lineup
occurrence, session time, performance date > event date, occurrence, session, instance, event session, performance
hall, theatre, theater, arena > venue, location, place, facility
reserved seats, seating plan, seat map, hall plan > seat, seating
seat chart > chart
hold seats, reserve seats > hold, hold token, cart, reserve
sold out, tickets left, remaining tickets > inventory, availability, capacity, quota
ticket type, price category, early bird, vip ticket > price level, product, offer
buy ticket, ticket purchase, ticket sale > order, cart, checkout, purchase, booking
scan ticket, ticket control, entry check, entrance > check in, checkin, scan, redeem, validate, check in list
resell ticket > resale
ticket pdf, e-ticket > ticket, document
attendee, visitor list, guest list > attendee, guest list, registrant
conference badge, name tag > badge, attendee, print
ask attendees > question, answer
conference talk, lecture, workshop, keynote, conference programme > session, agenda, schedule, submission, talk
presenter, lecturer, speakers > speaker, presenter, faculty
register attendee > registration, registrant, rsvp, attendee, order
event invitation > invitation, invite, guest, contact, rsvp
recurring event, series of events > series, event series, recurrence, occurrence
organiser, organizer, promoter > organizer, host, promoter
cinema, movie times, film programme, film showing > showtime, screening, session, performance, cinema
museum, zoo, admission, day ticket > ticket, product, timeslot, visit, admission
webinar, online event, virtual event > webinar, broadcast, event, session
event picture, event poster > image, media, logo
cancel event > event status, unpublish
# bookings and venues
appointment > appointment, booking, reservation, event
free slots, bookable times > availability, slot, available time, opening
service offered, salon treatment, haircut > service, event type, offering, activity
stylist, therapist, staff member > provider, staff, team member, resource, practitioner, host
salon, studio, medical practice > location, business, branch, site
move appointment, other time, rebook > reschedule, update booking, change, move
cancel appointment, not coming > cancel, cancellation, cancel booking
missed appointment > attendance
arrive > check in, arrived
day off, closed days, block time, lunch break, not bookable > blackout, block, closure
work hours, weekly hours > schedule, availability schedule, working hours, workday
prepay booking, down payment > deposit, payment, prepayment, invoice
multi session > package, certificate, credit, membership
group lesson, class booking > class, session, capacity, enrollment, group event
intake > form, question, custom field, additional field
appointment sms, remind client > reminder, notification
repeat appointment, standing appointment > recurring, recurrence, series
room hire, hall hire, court booking, pitch booking, tennis court > facility, resource, space, venue, court, reservation
bookable thing > resource, equipment, rental, inventory
travel time between > buffer, padding, block
patient list > client, customer, guest
booking widget > scheduling link, embed
queue up, walk-in > queue, waitlist, ticket, visit
two calendars, busy time, calendar conflict > calendar, conflict, event
wedding, birthday party, banquet, catering > event, booking, function, proposal
tour guide, tour departure > availability, departure, activity, product, schedule
# charities and fundraising
donate, give money, contribute, support financially, donation > donation, gift, contribution
donor, giver, supporter, benefactor, backer > donor, constituent, supporter, contact, individual
monthly donation, regular giver, standing donation > recurring plan, plan, subscription, sustainer
pledge, committed gift > pledge, commitment, gift
fundraise, fundraiser, fundraising page > fundraiser, campaign, page, appeal
charity appeal, donation drive, good cause > campaign, appeal, fund
earmark > designation, fund, allocation, purpose, campaign
tax receipt, donation receipt, donation certificate, gift receipt > receipt, acknowledgement, receipting, gift
thank donor > acknowledgement, letter, communication
gift aid > declaration, tax
dedicate > tribute, dedication, memorial
matched gift, employer match > matching, match
thermometer > goal, progress, campaign, total, statistics
peer to peer, friends collect > peer to peer, team
raffle > auction, item, bid, raffle
crowdfund, crowdfunding, kickstarter, backer reward > campaign, pledge, reward, tier, project
patron, paid supporter, fan tier > member, membership, tier, pledge, benefit
charity, nonprofit, ngo, non profit, foundation > nonprofit, organization, charity, ein
volunteer, unpaid work > volunteer, opportunity, shift, signup
volunteer times > shift, timeslot, schedule
grant money, foundation money > grant, application, opportunity, request, funding
big donor, major gift, prospect > prospect, opportunity, proposal, portfolio, wealth
legacy gift, bequest > bequest, legacy
household > relationship, household, constituent
contact report > action, interaction, note, activity
beneficiary, person helped, case client > beneficiary, client, case, participant, recipient
petition, protest > petition, signature, action, form, submission
canvass, door knocking, phone bank > canvass, contact, survey question
stock gift, crypto donation > gift, in kind, stock, donation, crypto donation
# membership, clubs and church
membership, join club, become a member > membership, member, application, signup
membership level > membership type, tier
club dues, membership fee, subscription fee, yearly fee > dues, invoice, membership, fee, payment, billing
lapsed, renew membership > renewal, membership, expiration, renew
club, sports association, society, local chapter, lodge > organization, group, chapter, club
committee > committee, position, role
member directory, list of members > member, directory, contact, people
parish, congregation, church, temple > church, organization, campus, congregation
campus, church location > campus, location, site
church goer, parishioner, believer > person, people, individual, profile
family, household, married, children > household, family
tithe, church offering, collection plate, church donation > donation, giving, contribution, batch, fund
worship, holy mass, liturgy > service, plan, service type, worship, event
hymn, worship song, chord > song, arrangement, key, item
rota > team member, schedule, team
sunday school > check in, check in event, station, location, attendance
small group, bible study, home group, house group > group, group membership, group event
baptism, wedding, funeral > milestone, sacrament, event
sermon, preaching > sermon, episode, media, series, message
bible verse, scripture, psalm > verse, passage, chapter, bible, scripture
bible translation, king james > bible, version, translation
prayer, pray for > prayer, request
welcome process > workflow, step, process, card
background check > background check, clearance
scout, troop, merit badge > unit, member, advancement, badge
`;
