/** Places, travel, goods, nature, sport, clubs. */
export const WORLD = `
# maps, geocoding and addresses
crossroads, crossing, junction, street corner > intersection
isochrone, reachable area, reachability, service area, drive time area, how far can i get > isochrone, isoline, isodistance, reachable range, reachability
address to coordinates, lat lng of an address, put address on map, pinpoint an address > geocode, geocoding, forward
coordinates to address, address of coordinates, which address is here, what is here > reverse geocode, reverse geocoding, reverse
altitude, height above sea level, how high, hilly, terrain height > elevation, terrain, height, dem
best order of stops, order of stops, traveling salesman, tsp, multi stop > optimization, optimize, waypoint, vrp, trip
vehicle routing problem, vrp, route planning, tour planning > optimization, optimize, tour, routing
snap to road, align gps, gps trace on road > map matching, match, snap, nearest road
how long is the drive, time between places, travel time table, distance table, many to many > distance matrix, matrix, travel time, duration
turn by turn, way to, how to get to, path between > directions, route, routing, navigation
traffic jam, congestion, rush hour, roadworks > traffic flow, traffic incident, traffic
map picture, map image, picture of a map, map thumbnail > static map, static image, map tile, render
tile, map layer, slippy map, raster tile, vector tile > tile, tileset, wmts, wms, xyz, mvt
type ahead address, address autocomplete, complete my address, as i type > autocomplete, autosuggest, suggest, typeahead, predictions, find
is this address real, address check, correct address, clean address, standardize address, normalise address > address validation, validate address, verify, cleanse, standardization
municipality, town, city, borough, suburb, village > locality, place, settlement, municipality, city
county, district, shire, borough > administrative area, admin boundary, region, county, district
border, outline, shape of area, contour of a region > boundary, polygon, geometry, admin boundary
landmark, attraction, sight, shop nearby > poi, point of interest, place, venue
where am i, my city from ip, visitor country, ip address location > ip geolocation, ip location, geolocation, geoip
cell tower, wifi position, position without gps > geolocate, geolocation, positioning
clock at a place, local time, which time zone > timezone, time zone
house number, door number, street number, building number > address, address range, premise
postcode lookup, postcode finder, addresses in a postcode > postcode, postal code, address lookup, find
inside area, point in polygon, within boundaries, falls in > contains, intersect, within, point in polygon, geofence
as the crow flies, straight line distance, beeline > distance, great circle, haversine
gis layer, shapefile, geodata, gis data, kml, geojson > feature, feature layer, layer, dataset, feature service
map projection, coordinate system, epsg, srs, convert coordinates > coordinate reference system, crs, transform, projection
uprn, address key, property reference, address identifier > uprn, address id, gnaf pid, delivery point
detour, closed road, road closure, avoid roads > avoid, incident, road closure, roadwork
# public transport
bus stop, halt, tram stop > stop, stop point, station, quay
train station, railway station, station > stop point, stop place, station
when does the bus come, next bus, next train, next tram, departure board > departure, arrival, stop time, departure board, stop visit
timetable, bus schedule, train times, running times > timetable, schedule, stop time, departure
late train, is my train late, delay, delayed, running late > disruption, realtime, trip update, delay, arrival
disruption, train strike, line closed, service change > service alert, alert, disruption, situation, line status
live bus position, where is my bus, where is the train > vehicle position, vehicle monitoring, vehicle, vehicle activity
subway, underground, metro, tube, u-bahn > line, mode, route, rail
tram, streetcar, light rail > line, mode, route, light rail
bus line, bus number, line number > line, route
train connection, journey planner, trip planner, how to get from a to b > journey, trip, plan, itinerary, connection
change trains, interchange, where to change > transfer, interchange, connection
transport company, bus company, railway company, transit agency, train operator > agency, operator, carrier
fare, ticket price, how much is the ticket, season ticket > fare, fare product, tariff, price, offer
gtfs, static feed, schedule feed, transit feed > gtfs, feed, feed version
coach composition, train cars, wagon order, train length > formation, consist, composition
crowded, seat load, how full is the train > occupancy, crowding
wheelchair, step free, lift out of order, escalator > accessibility, facility, elevator, lift
track number, gauge, which platform, platform change > platform, track, stop point
bike share, city bikes, rental bike, bikeshare, scooter sharing > station, station status, free bike, vehicle, gbfs, bike point
docking station, bike dock, bikes left > station status, bike point, station information
ride hailing, taxi, cab > ride, trip, product estimate
ferry, boat, ship, vessel > ferry, vessel, sailing, vessel location
port call, dock, berth, ship arrival > port, port call, berth, vessel
highway camera, traffic cam, road camera > camera, highway camera
mountain pass, road condition, snow on road > mountain pass, pass condition, road condition, alert
car park, parking garage, parking space, parking lot, free parking > parking, car park, occupancy, place
public holiday, runs on sundays, service days, operating days > calendar, service, calendar date
# flights
plane, airplane, aeroplane, airframe, tail number > aircraft, aircraft registration, registration, fleet
airline, airline company > carrier, airline, operator
plane ticket, air ticket, flight ticket, air fare, airfare > flight offer, offer, order, fare, air order, ticket
pnr, record locator, booking code, booking reference > order, booking, retrieve booking, reservation
seat choice, window seat, aisle seat, choose seats, pick a seat > seat map, seatmap, seat, ancillary
luggage, suitcase, bag, checked bag, hand luggage > baggage, baggage allowance, ancillary, service
extra baggage, add-on, extra legroom, meal on board > ancillary, available service, service, offer service
boarding card, mobile boarding pass > boarding pass, check in
flight delay, on time, punctuality, late flight > flight status, delay prediction, on demand flight status, schedule
landing, take off, touchdown, takeoff > arrival, departure, flight
where is the plane, plane position, flight radar, planes overhead > flight track, state vector, position, live flight, adsb
airport code, iata code, icao code > airport, location, airport information
weather at the airport, metar, taf > airport weather, observation, forecast, metar, taf
stopover, layover, connecting flight, direct flight, nonstop > connection, segment, slice, itinerary
cabin, business class, economy class, travel class, fare class > cabin, booking class, branded fare, fare
frequent flyer, miles, loyalty card number > loyalty program, loyalty, frequent traveller, reward
cancel ticket, rebook, change flight, flight change > order change, order cancellation, exchange, reshop, refund
hold a fare, reserve now pay later > hold order, order, payment
time of notice, notam, airspace closure > notam, airspace, advisory
# hotels and car rental
hotel room, lodging, place to stay, hostel, b&b, guesthouse, holiday home > property, accommodation, hotel offer, stay, unit
check in, arrival at hotel, check in online > reservation, booking, stay
free rooms, vacancy, vacant rooms, rooms left, which rooms are free > availability, room availability, ari, inventory
rate plan, room price, nightly price, price per night > rate, rate plan, room rate, offer, price
minimum stay, length of stay, stay restriction, stop sell, closed to arrival > restriction, availability, rate restriction
double room, suite, room category, bed type > room type, unit type, resource category, space category
guest folio, hotel bill, room charge, minibar > folio, bill, charge, order item
housekeeping, room cleaning, maid, clean room > housekeeping, space state, maintenance, task
channel manager, ota connection, sync with booking portals > channel, distribution, channel mapping
amenities, swimming pool, free wifi, breakfast included > facility, amenity, hotel content, service
no show, did not arrive > no show, reservation, cancel
overbooked, double booking > availability, overbooking, reservation
pms, hotel software > property, reservation
hotel star, hotel score, guest opinion > hotel rating, review, sentiment
town tax, tourist tax, resort fee > city tax, tax, fee, extra fee
block of rooms, group booking, allotment > group, block, availability block, allotment
rental car, hire car, car hire, rent a car > vehicle, car rental, car, rental, fleet
pick up place, rental station, car rental office > depot, location, branch, rental location
one way rental, drop off, return car > return, drop off, rental, check in
damage on rental car, scratch, dent > damage, inspection, incident, vehicle condition
child seat, second driver, collision cover, insurance excess > extra, additional driver, insurance, equipment, coverage
mileage limit, free kilometres > mileage, rate, mileage package
airport pickup, shuttle, airport taxi, chauffeur > transfer, transfer offer, transfer order
tour, excursion, sightseeing, things to do, day trip > activity, experience, product, attraction
cruise, cabin on ship, sailing date > sailing, cruise, cabin, itinerary
travel visa, passport, id of traveller, apis data > travel document, identity document, traveler, passenger
travel expense, business trip > trip, itinerary, booking
# logistics, parcels and delivery
packing slip, packing list, delivery note, dispatch note
proof of delivery, pod, who signed, delivery signature, delivery photo > proof of delivery, signature, pod, document
drop off point, parcel shop, pick up point, parcel locker, locker, pudo > service point, pickup point, access point, drop point, parcel shop, locker
shipping price, cost to ship, cheapest carrier, how much to send > rate, shipping rate, quote, rating
shipping paper, franking, postage stamp, print postage > label, shipping label, postage
send back, returned goods, return label > return, return label, reverse, rma
end of day, closeout, close out, manifest, driver collection list, scan form > manifest, scan form, end of day
pick up from my warehouse, driver should come, collect parcels > pickup, pickup request, collection, schedule pickup
where is my parcel, track and trace, parcel status > tracking, tracker, tracking event, shipment
undeliverable, failed delivery, nobody at home, delivery attempt > exception, tracking event, failure, delivery attempt
redirect parcel, change delivery address, reroute > redirect, intercept, delivery option, reroute, address change
tariff number, hs code, commodity code, harmonized code > hs code, tariff, commodity, customs item, classification
landed cost, import tax, import duty, duties and taxes > landed cost, duty, duties, tax, customs
customs form, commercial invoice, customs declaration, cn22, cn23 > customs, customs info, customs declaration, commercial invoice, document
import export paper, export declaration, clearance, customs broker > customs, declaration, customs clearance, filing
delivery date, when will it come, transit time, days in transit > estimated delivery, time in transit, transit time, eta, delivery estimate
delivery window, time slot, delivery slot > time window, slot, delivery window, time slot
box size, which box, fit in the box, bin packing > packing, package type, cartonization, parcel template
lorry, truck load, ltl, ftl, pallet shipping, half load > freight, load, shipment, ltl
sea freight, ocean freight, container number, bill of lading, bol > bill of lading, container, ocean shipment, transport document, booking
consignor, shipper, ship from, sender address > shipper, ship from, sender, origin, address from
consignee, receiver, ship to, addressee > consignee, recipient, ship to, destination, address to
cash on delivery, cod, pay at the door > cod, cash on delivery, surcharge
insure parcel, lost parcel, damaged parcel, insurance claim > insurance, claim
last mile, same day, on demand delivery, food courier > delivery, delivery quote, job, task
dispatch, send a driver, give job to driver > dispatch, assign, auto assign, task
rider, delivery driver, courier > driver, worker, courier, dasher, agent
delivery stop, next stop, call at address > stop, task, destination, waypoint, step
multi piece, several parcels, multicollo > multi package, shipment, parcel, batch
third party logistics, 3pl, fulfilment house > fulfillment, warehouse, fulfillment order
load board, find freight, spot rate > load, lane, rate
# fleet and telematics
hours of service, driving time, rest break, tachograph, eld > hours of service, hos, eld, tachograph, driver log, duty status
clock on, start driving, go on duty, off duty > duty status, shift, on duty, driver status
logbook, log of driver, trip log, mileage log > trip, driver log, journey, hos log, logbook
where is my truck, truck location, van location > vehicle location, position, location, gps
harsh braking, hard braking, speeding, aggressive driving, cornering > safety event, driver event, harsh event, driver behavior, safety score, exception
dash cam, video of accident, dashcam clip > camera, camera media, media, video, footage
walk around check, pre trip inspection, post trip inspection, dvir, vehicle check > dvir, inspection, inspection report, defect
fault, engine light, check engine, error code of engine, dtc > fault code, diagnostic, fault, dtc, maintenance
mileage, odometer, kilometre reading, mileage reading > odometer, meter entry, vehicle stat, mileage
fuel card, tank card > fuel card, fuel transaction, card
idling, engine running, engine hours, motor hours > idling, engine hours, idle, vehicle stat
trailer, semi trailer, container chassis > trailer, equipment, asset, trailer assignment
reefer, cold chain, cool transport, cargo temperature > reefer, temperature, sensor, cargo
entered area, left area, enter zone, zone alert > geofence, zone, geofence event, boundary
immobilize, engine off remotely, starter block, block ignition > immobilizer, command, output, engine immobilizer, relay
tracker, black box, gps box, obd dongle > device, tracker, gateway, unit
who drives, driver of vehicle, driver assigned > driver assignment, vehicle assignment, driver vehicle assignment, driver
oil change due, service interval, next service, service reminder > maintenance, service reminder, service entry, service task
vehicle breakdown, roadside assistance, tow > breakdown, incident, roadside, issue
accident, collision, crash of vehicle > crash, collision, incident, safety event, accident
fuel tax by state, ifta, state mileage > ifta, jurisdiction, fuel tax
breadcrumb, path driven, route history, gps trail > location history, trip, track, position, breadcrumb
polling of vehicles, live feed, continuous positions > feed, stream, location feed
ignition, engine on, key on > ignition, engine state, vehicle stat
proof of service, form on the road, driver paperwork > document, form, form submission, driver document
registration expiry, insurance papers, vehicle papers > vehicle renewal, vehicle document, renewal, registration
# weather and climate
what is it like outside, weather now, temperature now > current weather, current, observation, current condition, nowcast, realtime
will it rain, chance of rain, rain tomorrow, umbrella > precipitation, forecast, probability of precipitation, minute forecast, nowcast
next hour rain, minute by minute, rain radar in minutes > minutecast, minute, nowcast, minutely
weather tomorrow, weather next week, ten day, week ahead > daily forecast, forecast, daily, outlook
hour by hour, weather today, 3 hourly > hourly forecast, hourly, forecast
weather in the past, weather last year, old weather, weather archive > historical, history, archive, past observation, timemachine, reanalysis, climate
average weather, usual for the season, climate average, normals > climate normal, climatology, normal, statistical, almanac
storm warning, severe weather, weather warning, gale warning, thunderstorm > alert, warning, advisory, severe weather alert, hazard
hurricane, typhoon, cyclone, tropical storm > tropical cyclone, tropical, storm, hurricane
lightning, thunder, lightning strike > lightning, strike, storm
tornado, twister > tornado, storm report, severe weather alert
wind, gust, breeze, gale > wind, wind speed, observation
barometer, air pressure, hpa > pressure, barometric, observation
sun, sunrise, sunset, daylight, golden hour, dusk, dawn > astronomy, sunrise sunset, sun, almanac, solar
moon, moon phase, full moon > astronomy, moon, moon phase
hay fever, allergy, grass pollen > pollen, allergy, pollen forecast
weather map, rain map, cloud picture, radar picture > radar, map tile, tile, map layer, satellite image
weather station, measuring site, gauge site > station, observation station, site, monitoring location
lake level, river level, flow of a river > gauge, water level, streamflow, discharge, stage, river
waves, swell, surf, sea state > marine, wave, sea, ocean, marine forecast
tide, high water, low water, ebb, flood tide > tide, tide prediction, water level, extremes
heat index, feels like, apparent temperature, wind chill > feels like, apparent temperature, condition
ski, snow depth, powder, avalanche > snow, ski, mountain, snowpack, avalanche
wildfire, bush fire, forest fire > fire, wildfire, active fire, fire danger
ensemble, weather model, gfs, ecmwf, run of model > model, ensemble, numerical model, run
earthquake, quake, tremor, seismic > earthquake, seismic, event, seismicity
# environment, water and air quality
air pollution, smog, dirty air, how clean is the air > air quality, air pollution, aqi, pollutant
fine dust, particulate, pm2.5, pm10, ozone, nitrogen dioxide, no2 > pollutant, parameter, measurement, air quality, sensor
measuring device, air sensor, air monitor, monitoring station > sensor, station, monitoring location, location
safe limit, healthy limit, exceeds limit > threshold, exceedance, guideline, standard
smoke, haze > air quality, smoke, wildfire, aerosol
water sample, lab sample of water, water test > sample, result, water quality, sampling point, activity
ph, nitrate, analyte, chemical measured > characteristic, parameter, determinand, observed property, result
groundwater, borehole, water table > groundwater, well, water level, borehole
rain gauge, rainfall measured > rainfall, gauge, precipitation, station, reading
reservoir, dam, lake storage > reservoir, dam, storage, water level
readings over time, measured values, measurement series > time series, timeseries, datastream, observation, reading, instantaneous value
datastream, measured quantity, observed property, what is measured > datastream, observed property, parameter, variable
carbon footprint, co2, greenhouse gas, ghg, climate impact > emission, carbon, estimate, footprint, emission factor
co2 per unit, conversion factor for co2 > emission factor, factor, carbon intensity
offset my carbon, compensate co2, plant a tree > offset, carbon removal, order, carbon credit
green electricity, clean power now, grid carbon > carbon intensity, intensity, generation mix, marginal emission, forecast
trash collection, rubbish, refuse collection, bin day > waste, waste collection, garbage
recycle, recycling, glass container > recycling, waste, material, collection point
polluter, factory emissions, toxic release > facility, release, permit, emission, discharge
nature reserve, protected area, national park > protected area, park, site
deforestation, forest loss, tree cover > tree cover loss, forest, deforestation alert, alert
plastic, litter, beach clean > litter, debris, survey, waste
radiation, radioactivity, geiger > radiation, dose rate, measurement
permit to pollute, environmental licence, inspection of factory > permit, facility, inspection, compliance, enforcement
# farming
farmer, grower, producer, farm business > grower, farm, organization, business, client
field, paddock, farm land, plot of land, parcel of land, acreage > field, paddock, boundary, plot, land parcel
edge of field, field shape, field outline > boundary, field boundary, polygon, geometry
grow, plant, wheat, corn, maize, soy > crop, planting, season, crop season, crop zone
sow, seed, sowing > planting, seeding, seed, field operation
reap, harvest, yield, threshing > harvest, yield, field operation, harvest activity
fertilizer, manure, spray, dung > application, fertilizer, prescription, input, as applied, product
pesticide, herbicide, fungicide, weed killer, crop protection > product, chemical, application, tank mix, spray
spray record, what was applied, application record > as applied, application activity, field operation, field record
prescription map, rx map, variable rate, application map > prescription, rx, work plan, map layer
tractor, farm implement, combine harvester, sprayer > machine, equipment, vehicle, implement
where is the tractor, machine position, machine hours > machine location, location history, machine, engine hours
guidance line, ab line, autosteer, tramline > guidance line, guidance, track
satellite picture of field, crop health, greenness, ndvi > vegetation index, ndvi, imagery, field imagery, satellite
soil test, soil lab, ground sample > soil sample, soil, sampling, lab
watering, sprinkler, irrigate, irrigation, pivot > irrigation, valve, zone, pivot, controller
soil moisture, ground wet, dry soil > soil moisture, soil, sensor, probe
pest, bug on plants, plant disease, blight, weeds > pest, disease, scouting, observation, risk, disease model
field walk, scouting, crop walk, note in field > scouting, scouting observation, note, observation
cow, cattle, sheep, pig, goat, livestock, herd, flock > animal, livestock, herd, mob, group, location
calving, lambing, birth of calf, farrowing > calving, parturition, birth, reproduction, birth event
insemination, breeding, mating, in heat, heat detection > insemination, reproduction, mating, heat, breeding
milk, milking, dairy, milk yield > milking, milk, visit, test day, lactation
weigh, weight of animal, live weight > weight, weighing, performance
ear tag, cattle tag, eid, animal id > animal identification, identifier, eid, tag, animal
move animals, movement of cattle, transport of animals > movement, arrival, departure, transfer, consignment
vet treatment of cow, animal medicine, withdrawal period > treatment, health, health event, diagnosis, medicine
feed, ration, fodder, silage > feed, ration, feed intake, feeding
grain store, silo, grain bin, storage of grain > storage, bin, silo, inventory, commodity
delivery to elevator, grain ticket, load of grain > load, scale ticket, ticket, delivery, settlement
crop price, grain price, commodity price > market price, commodity, cash bid, price, quote
greenhouse, glasshouse, hydroponics > greenhouse, grow room, controller, zone, climate
seed lot, strain, cannabis plant, variety > variety, strain, plant, plant batch, seed
# energy, utilities and smart meters
meter reading, meter value, read the meter, reading of meter > reading, meter read, interval, consumption, usage, usage point
electricity used, kwh, power consumption, how much power > consumption, usage, energy, meter data, interval
half hourly, 15 minutes values, quarter hourly, load curve, load profile > interval, consumption, load curve, time series, meter data, profile
mpan, mprn, esi id, supply point, point of delivery, pod, metering point, ean code > metering point, meter point, usage point, supply point, service point, delivery point
electricity company, energy company, power company, energy supplier > utility, supplier, retailer, provider
grid company, network operator, dso, distribution company > grid operator, distributor, grid, network
electricity price, price per kwh, hourly price, spot price, day ahead > spot price, price, day ahead price, market price, tariff, unit rate
tariff, energy plan, electricity rate, time of use, cheap hours > tariff, rate, unit rate, plan
standing charge, base price, fixed price per day > standing charge, tariff, rate
feed in, sell power, export to grid, sold electricity > export, feed in, generation, outgoing, production
power cut, blackout, power failure, no electricity > outage, interruption, incident
switch supplier, change provider, new supplier > switch, enrollment, supply start, change of supplier, registration
moving house, move in, move out, moving home > move in, move out, start service, change of tenancy, enrollment
utility bill, electricity bill, gas bill, power bill > bill, invoice, statement, utility bill
share my data, consent for meter data, green button > authorization, authorisation, consent, form, green button
gas meter, natural gas, heating gas > gas, meter point, consumption, usage
district heating, heat meter, warm water > heat, heating, meter, consumption
water meter, water leak, dripping tap, leak detection > leak, flow, water usage, consumption, alarm
power plant, generator, power station > generation, unit, plant, facility, generating unit
power mix, fuel mix, share of renewables, wind power > generation mix, generation by type, fuel mix, production
demand of grid, grid load, electricity demand > load, demand, load forecast, system demand
peak shaving, demand response, use less at peak > demand response, event, load control, program, flexibility
virtual power plant, flexibility, balancing power, distributed energy resource > der, flexibility, asset, dispatch, aggregation
voltage, amps, watt, power now, live power > power, measurement, live data, power flow, electrical, telemetry
main fuse, disconnect meter, remote disconnect, cut off customer > disconnect, reconnect, switch, service switch
thermostat, heating, set temperature, warmer, colder, radiator > thermostat, setpoint, climate, hvac, zone, heating
heat pump, boiler, hot water > heating, domestic hot water, boiler, heat pump, device
smart plug, wall socket, power outlet, power relay > plug, switch, relay, outlet, device
# ev charging
charging point, charge point, charging station, charger, wallbox, evse, charge pole > charge point, charging station, evse, location, charger, charge box
plug, connector, ccs, chademo, type 2 > connector, evse, plug type
charging session, charging process, charge my car, charge now > session, charging session, transaction, charge, start session
start charging, begin charge, remote start > start session, remote start transaction, request start transaction, start transaction, charge start, command
end charging, stop charging the car, unplug, unlock cable > stop session, remote stop, unlock connector, stop transaction, charge stop
charging invoice, charge detail record, billing of charging > cdr, session, charge record, transaction
charging card, rfid card, charging key, id tag > id tag, rfid, authorize, card
limit charging power, smart charging, slow down charging, load management > charging profile, smart charging, load balancing, current limit, set charging profile
ev roaming, hubject, other networks, emobility provider, emsp, cpo > roaming, credential, party, cpo, emsp, ocpi
charging price, price for charging, charging tariff > tariff, pricing, price
free charger, charger occupied, is the charger in use > availability, status notification, evse status
state of charge, battery level, how full is the battery > state of charge, battery, charge state, vehicle
driving range, how far can the car go, remaining range > range, battery, charge state
charge up to, charge limit, stop at 80 percent > charge limit, set charge limit, charging setting
restart charger, reboot wallbox, reset station > reset, reboot, change availability
book a charger, reserve charger > reserve now, reservation
# solar
solar panel, photovoltaic, pv, pv module, rooftop solar > pv, solar, system, site, plant, module, array
how much will it produce, solar yield, expected output > production, estimate, pv power, forecast, energy estimate
solar production, produced today, generated power > production, energy, generation, yield, site energy, telemetry
inverter, micro inverter, power optimizer > inverter, equipment, component, device, microinverter
home battery, powerwall, storage battery, battery storage > storage, battery, ess, storage data
self consumption, use of own power, self sufficiency > self consumption, energy detail, power flow, meter
installation of panels, solar plant, rooftop system > site, system, plant, installation
panel cleaning, panel broken, solar fault > alarm, alert, event, equipment, sensor
solar installer, solar company > installer, partner
# real estate
home for sale, house for sale, houses on the market, real estate ad > property, property listing, sale listing
mls, multiple listing, reso > property, mls, resource
realtor, estate agent, real estate agent, real estate broker > agent, member, broker, negotiator
brokerage, real estate office, agency branch > office, branch, agency
what is my house worth, home value, value of property, appraisal > valuation, avm, value estimate, estimate, assessment, property value
comparable sales, comps, sold nearby, similar houses > comparable, comp, sales comparable, sold
apartment, condo, dwelling > unit, property, apartment
flat, studio flat, maisonette > apartment, unit, dwelling
rent, rental contract, tenancy, let a flat > lease, tenancy, rental, rental agreement, rent
tenant, renter, lodger, occupant > tenant, resident, occupant, lessee
landlord, lessor, property owner > owner, landlord, rental owner, vendor
rent per month, monthly rent, rent arrears, rent paid > rent, charge, lease charge, receivable, lease transaction, ledger
rent deposit, rent bond, security deposit > deposit, security deposit, bond
rental application, apply for apartment > application, applicant, prospect, rental application
house viewing, house showing, open house, open home, visit of house > showing, open house, viewing, inspection, appointment, tour
lead, interested buyer, house hunter, home buyer > applicant, prospect, lead, contact, enquiry, guest card
offer on house, bid for house > offer, transaction, negotiation
landregistry, title deed, deed, who owns the house > title, deed, ownership, owner, recorder, sale history
mortgage on house, lien, encumbrance > mortgage, lien, open lien, charge, assessment
property tax, assessed value, assessor > tax, assessment, tax assessor, assessor history
plot, lot, land, cadastre, parcel number, apn > parcel, lot, cadastral, property
moving in, moving out, check out inspection, entry report > move in, move out, inspection, lease
repair request, broken heating, something is broken in the flat, fault report > maintenance request, work order, service request, task, job
house rules, neighbours association, hoa, owners association, strata > association, community, ownership account, association owner
bedroom count, square metres, square feet, floor area > property detail, characteristics, building, unit
floor plan, virtual tour, home photos > media, floor plan, virtual tour, image
neighborhood, neighbourhood, schools nearby, crime in area > neighborhood, area, community, school, demographics
vacation rental, short let, holiday let > property, reservation, unit
door key, lockbox, house key > key, lockbox, access
# building management and construction
premises, facility, office building, building complex > building, site, facility, location, property
floor, storey > floor, level, storey
hvac, air conditioning, ventilation, aircon > hvac, equipment, air handler, climate, zone, point
sensor point, data point, bacnet, object of controller > point, object, device, network device, datapoint
set a value on controller, write to bms, override setpoint > command, write point, override, present value
trend, trend log, samples of sensor > trend, trend log, sample, history, time series
light, lamp, dimmer, lighting > light, luminaire, lighting, fixture, scene
blind, shade, shutter, curtain > shade, cover, blind, window covering
key fob, access badge, card reader, swipe card, who can enter > credential, access control, cardholder, access point, door, access group
elevator, lift, escalator > elevator, lift, equipment
office desk, hot desk, workplace, free desk, reserve a desk > desk, space, reservation, booking, seat
meeting room, conference room > room, space, resource, reservation
people in room, how busy is the office, headcount in building > occupancy, presence, space occupancy, footfall
fire alarm, smoke detector, burglar alarm > alarm, detector, event, zone, panel
construction site, building site, job site > project, job, site, location
blueprint, building plan, plan sheet, construction drawing > drawing, sheet, set
bim, 3d model of building, ifc, revit > model, bim, viewable, derivative, design
request for information, question to architect > rfi, request for information
defect, snag, snagging, punch item, flaw in construction > punch item, issue, punch list, observation, defect, snag
site diary, daily report, daily log, construction diary > daily log, daily report, site diary, field report
extra work, change of contract, variation order > change order, change event, potential change order, variation
trade contractor, subcontractor, plumber > vendor, subcontractor, company, commitment, trade
tender, bid, bidding, invitation to bid > bid, bid package, tender
progress payment, pay app, application for payment > payment application, requisition, invoice, progress claim, owner invoice
cost plan, budget line, cost code > budget, cost code, budget line item, wbs code, cost
bill of quantities, takeoff, measure quantities > takeoff, quantity, estimate, estimate item
toolbox talk, safety at work, accident on site, near miss > incident, safety, observation, inspection, hazard
schedule of works, gantt chart, construction schedule > schedule, schedule task, activity, lookahead
hand over building, as built, operation manual, closeout > closeout, handover, asset, document
letter to contractor, transmittal, send documents to > transmittal, correspondence, communication, mail
architect, building firm, general contractor > company, contact, vendor, directory
material delivered, concrete delivery, deliveries on site > delivery log, delivery, material, purchase order
# government and civic data
open data, public data set, government data, statistics office > dataset, package, catalog, resource
portal group, department that publishes, data publisher > organization, publisher, group, agency
data format, download file of data set, distribution > distribution, resource, format, download
official figures, time series of statistics, indicator > indicator, series, observation, dataset, statistic
population, inhabitants, residents, demographics > population, census, demographic, acs
census tract, district code, area code, geography level > geography, area, fips, geographic area, region
pothole, broken streetlight, graffiti, complaint to city, 311 > service request, request, report, issue
building permit, building permission, planning application > permit, application, record, planning application
business register, company register, trade register, who owns company > company, entity, business, registration, persons with significant control, officer
director of company, board member, managing director > officer, director, appointment
annual accounts, balance sheet filed, company filings > filing, filing history, document
charity number, nonprofit, tax exempt > charity, organization, ein
tax number, vat number check, is this vat number real > vat, check vat number, tax identification, validate
citizen, resident, personal number, national id > person, citizen, identity, resident
birth certificate, marriage, civil registry > certificate, civil registration, vital record, person
ballot, polling place, where to vote, voting > voter info, election, polling location, ballot
who represents me, my mp, my congressman, elected official > representative, official, legislator, member, division, politician
party money, campaign money, donations to candidates > contribution, receipt, committee, disbursement, schedule
council, city council, municipal meeting > body, meeting, event, council, agenda item
government grant, subsidy, funding from government > grant, award, assistance, opportunity, funding
government spending, where does tax money go > spending, award, expenditure, budget, obligation
police, crime, offence, stop and search > crime, street level crime, outcome, force, incident
school, university, schools near > school, institution, college
food hygiene, restaurant inspection, hygiene rating > establishment, rating, inspection
product recall, unsafe product, product warning > recall, enforcement report, alert
drug side effect, adverse reaction > adverse event, event, drug event
passport photo, travel warning, travel advice > travel advisory, country, advice
driver licence, vehicle registration check, mot, roadworthiness > vehicle enquiry, vehicle, mot history, test history
freedom of information, foia, ask the authority > foia request, request, authority
# legislation, courts and patents
law, act, statute, legal text > legislation, act, statute, law, public law
draft law, proposed law, law proposal > bill, proposal, legislation, procedure
change to a bill, amending > amendment
how did they vote, voting result, who voted for > vote, roll call, division, house vote, voting record
mp, congressman, senator, member of parliament, legislator > member, legislator, representative, person, people
speech in parliament, debate, transcript of debate, hansard > speech, debate, hansard, congressional record, contribution, proceeding
committee, inquiry of parliament > committee, hearing, committee meeting, report
question to minister, parliamentary question > question, written question, oral question
who proposed the bill, author of bill > sponsor, cosponsor, sponsorship
regulation, rule making, decree, ordinance > regulation, rule, federal register, document, cfr
public comment, consultation, have your say > comment, docket, consultation
government gazette, official journal, published notice > gazette, notice, issue, federal register, official journal
lawsuit, case, court case, court trial, litigation, proceedings > docket, case, court case, matter, proceeding
judgment, judgement, court ruling, court decision, verdict, case law > opinion, decision, judgment, case, cluster
citation, cited cases, precedent, refers to case > citation, opinion cited, citation lookup, cited by
court, tribunal > court, jurisdiction, tribunal
judge, magistrate > judge, person
party of lawsuit, plaintiff, defendant > party, party type, participant
lawyer, attorney, barrister, solicitor > attorney, counsel, lawyer, representative
court filing, submit to court, e-filing, efile, pleading > filing, docket entry, envelope, efiling, recap document
hearing date, court date > hearing, calendar, schedule, event, audio
oral argument, audio of hearing > oral argument, audio
fine, penalty, infringement > penalty, citation, violation, fine
law firm case, legal matter, client file > matter, case, project
billable hours, attorney time > time entry, activity, timecard
patent, invention, prior art > patent, publication, published data, application, biblio
patent owner, inventor, patent applicant > assignee, inventor, applicant, assignment
patent family, same invention abroad > family, family member, equivalent
trademark, brand name protection, trade mark > trademark, mark, tsdr, case status
patent class, ipc, cpc, what technology > classification, cpc, ipc
patent status, is patent in force, legal status of patent > legal event, register, transaction, legal status
patent office letter, office action, letter of examiner, file wrapper > office action, document, file wrapper, transaction, rejection
# procurement
tender, call for tenders, rfp, rfq, invitation to tender, contract opportunity > tender, notice, opportunity, solicitation, sourcing event, contract notice
bidder, offeror, tenderer, supplier who bids > bidder, supplier, vendor, participant, tenderer
supplier bid, offer in a tender > bid, response, proposal, submission, quote
who won the contract, contract winner, awarded to > award, contract award, award notice, winner
government contract, public contract > contract, award, contracting process, release, ocds
public buyer, contracting authority, procuring entity > buyer, agency, organization, procuring entity, contracting office
supplier registration, cage code, uei, duns > entity, registration, entity information, supplier
banned supplier, debarred, excluded company > exclusion, debarment, suspension
purchase request, want to buy, internal order request > requisition, purchase request
approve purchase, buying approval > approval, approvable, requisition
goods arrived, received goods, goods receipt > receipt, receiving, goods receipt, receiving transaction
framework, call off, blanket order > framework, agreement, blanket, contract, call off
cpv, naics, commodity class, unspsc > classification, commodity, cpv, naics, commodity code
tender documents, specification of tender > document, attachment, notice
auction, reverse auction, e-auction > auction, event, lot, bid
supplier risk, supplier check, vendor assessment > supplier risk, assessment, qualification, questionnaire
open tenders, bids due, submission deadline > opportunity, notice, active, tender
spend by supplier, spend analysis > spend, invoice, spend report
catalog for purchasing, punchout > catalog, punchout, catalog item
# sports
match, game > fixture, contest, game, match
who plays, next game, next match, encounter, upcoming games of team > fixture, game, event, schedule
league, championship, cup, tournament > competition, league, tournament, season, contest
table, league table, ranking of teams, who is first > standings, standing, ranking, table
final score, live score, result of match > scoreboard, score, box score, boxscore, linescore, livescore
minute by minute, play by play, course of the game, match ticker > play by play, timeline, event, commentary, pbp
line up, starting eleven, team sheet, who starts > lineup, roster, squad, depth chart
athlete, footballer, sportsman > player, athlete, competitor, roster
team, club, squad > team, club, competitor, franchise, roster
goal, goals scored, top scorer, best striker > top scorer, scorer, leader, goal, player statistic
yellow card, red card, foul, booking > card, discipline, event, penalty, match event
change of player, substitute player > substitution, lineup, event
referee, umpire, official > referee, official
trade of players, transfer window, player signing > transfer, transaction, trade
coach, manager, trainer of team > coach, manager, staff
stadium, arena, ground, ball park > venue, stadium, arena
round of league, matchday, gameweek, week of the league > round, matchday, stage, week, gameweek
previous meetings, head to head, h2h > head to head, h2h, versus
player draft, rookies > draft, pick, prospect
motor race, grand prix, formula one, starting grid > race, session, circuit, grid, qualifying, result
lap, lap time, pit stop > lap, pit, stint, interval
bout, fight, boxing match > fight, bout, event, competition
tennis match, serve > match, event, summary, ranking
hole, golf course, handicap > course, hole, scorecard, handicap, tee
fantasy team, my fantasy roster > fantasy, roster, entry, league, pick
odds, bookmaker quotes > odds, market, bookmaker, prediction
tv channel of game, where to watch > broadcast, tv station, tv
sign up for race, race bib, start number > registration, participant, race, bib
finish time, split time, timing > result, split, timing, leaderboard
training session of club, team practice > event, practice, training, session
# fitness and wearables
workout, exercise, training session, gym session, went for a run, jog > activity, workout, exercise, training, session
walked, step count, pedometer > step, daily activity, activity summary, daily summary, move
hrv, heart variability, stress level > heart rate variability, hrv, stress, readiness
readiness, recovered, body battery, strain > recovery, readiness, strain, body battery, cycle
calories burned, energy burned > calories, active energy, energy expenditure, activity
weigh myself, weight, body fat, scale, bmi > body metric, weight, body composition, body measurement, measure
blood pressure, systolic > blood pressure, measure, vital
vo2max, fitness level, cardio fitness > vo2, cardio score, fitness, user metric
skin temperature, body temperature, fever > temperature, body temperature
menstrual period, menstruation, cycle of woman > menstrual, cycle, women health
ate, food diary, eaten, meal log > food log, nutrition, meal, food
drank, water drunk, fluid > water, hydration, water log
gps course, gps track, gpx, ride file > route, activity, stream, gpx, track
pace, cycling speed, cadence, watts > stream, activity stream, sample, power, zone
route segment, fastest on the hill, king of the mountain, kom > segment, segment effort, leaderboard
kudos, cheer, applaud > kudo, kudoer, like
running club, cycling club > club, group, member
running shoe, equipment of athlete > gear, equipment
training plan, workout plan, exercise plan > training plan, program, workout, plan, routine
gym, fitness studio, yoga class, class at gym > class, class schedule, location, studio, session
trainer, instructor, personal trainer > staff, instructor, coach, trainer
gym membership, ten class pass, class pack > membership, contract, pricing option, package, pass
check in at gym, attend a class, book into class > visit, class visit, booking, check in, client visit
tracker, fitness band, smartwatch > device, wearable, tracker
sit still, inactive, sedentary > sedentary, inactivity, activity
meditation, calm, mindfulness > mindfulness, session, meditation
# games and e-sports
gamer, game player, player account, game account > player, summoner, profile
gamertag, riot id, player name lookup > summoner, profile, player
level up, xp, experience points > level, experience, progression, mastery, stat
rank, elo, mmr, league rank, skill rating > rank, rating, league, ladder, rated, ranked
trophy, unlock achievement, medals > achievement, badge, trophy
high score, best players, top players > leaderboard, ranking, score, ladder, challenger
match history, past games, recent games > match, match history, match list, battle log, game
current game, is in a match, live match > live game, spectator, active game, active match
find opponents, find a game, pair players, queue up > matchmaking, matchmaker, queue, lobby, ticket
play together, game party, lobby, room of players > lobby, party, session, multiplayer, room
clan, guild, alliance, gang, squad > clan, guild, group, team, alliance, club
hero, champion, fighter, playable character > character, champion, hero, legend, brawler
weapon, armor, gear, loot, sword > item, equipment, inventory, gear
skin, cosmetics, outfit > skin, cosmetic, appearance
coins, game gems, virtual money, in game currency, gold > virtual currency, currency, wallet, inventory, token price
in app purchase, microtransaction, buy item > purchase, store, order, transaction, entitlement, consume
owned games, my library, bought games > library, owned game, entitlement, game ownership, collection
save game, cloud save, saved progress > player data, save, storage, snapshot, user data
quest, mission, task in game > quest, mission, challenge, event
dungeon, raid, game level, game world > map, world, dungeon, raid
dedicated game server, game host, server allocation > server, game server, allocation, fleet, build, multiplayer server
cheater, cheating, ban player > ban, report, anti cheat, penalty, moderation
mod, user made content, workshop > mod, addon, ugc, workshop, published file
game news, patch notes, what is new in game > news, patch, changelog
sell items, auction house, trading post > auction, market, marketplace, commerce
chess game, chess puzzle, opening moves > game, puzzle, explorer, study
make a move, play a turn > move, board, game
resign, give up game > resign, draw, abort
bracket, tournament, knock out, seeding > tournament, bracket, stage, match, phase, seed
e-sports team, pro player, roster of team > team, roster, player, participant
game release date, upcoming games > release date, game, release
game console, game platform, playstation, xbox > platform, console
game cover, box art, game screenshots > cover, artwork, screenshot, grid
replay, demo file, game recording > replay, demo, recording, vod
play time, hours played > playtime, time played, game stat
card deck, trading card, collectible card > deck, card, set, collection
magic, enchantment, sorcery > spell
creature, enemy, opponent monster > monster
# betting
odds, price of bet > odds, price, market, selection, runner
wager, bet, place a bet > bet, order, place order, wager, betslip
bookie, bookmaker, sportsbook > bookmaker, sportsbook, operator
my bets, open bets > current order, bet, open bet, cleared order, portfolio
cash out, close bet early > cash out, cashout, cancel order
what can i bet on, kinds of bets > market, market catalogue, bet type, market type, event
over under, point spread, handicap, moneyline > total, spread, line, odds, market
settle bets, did i win, bet result > settlement, cleared order, result, settled bet
live betting, in play > live, inplay, in running, live odds
horse race, jockey, racecard, greyhound > race, meeting, runner, racecard, racing
parlay, accumulator, combo bet > parlay, accumulator, multiple, combination
lottery, lotto, draw numbers, jackpot > draw, result, jackpot, winning number
casino, slot machine, roulette > game, casino, round, launch
player money, wallet of gambler > wallet, balance, account fund
self exclusion, gambling limits, responsible gaming > limit, self exclusion, responsible gaming, exclusion
free bet, welcome bonus > bonus, free bet, free spin, campaign
prediction market, yes no contract > market, event, order, position, contract
# restaurants
food order, takeaway, take out, takeaway order, delivery order > order, online order
dish, meal on menu, food item > menu item, item, product, menu
bill of table, bar tab, guest check > check, order, bill, tab
table, seat guests, seating > table, seating, reservation, floor plan
reserve a table, table booking, dinner reservation > reservation, booking, availability, slot, table
walk in, queue for table, waiting guests > waitlist, wait list, waitlist visit, queue
waiter, waitress, bartender, cook > employee, staff
kitchen, kitchen printer, cook line, kds > kitchen, prep station, kds, ticket, order
extra topping, side dish, without onions, choice of dish > modifier, modifier group, option, add on, customization
sold out, out of dish, eighty six > item availability, stock, suspend item, out of stock, inventory
when will food be ready, preparation time, cooking time for order > prep time, order ready, ready time, promise time
accept order, take the order in > accept order, confirm order, accept, order status
refuse order, too busy, deny order > deny order, reject, cancel order, throttle
close restaurant for now, stop taking orders > store status, pause, holiday hour, set status, restaurant status
eat in, dine in, take away > dining option, order type, fulfillment, service type
tip for waiter, service charge > tip, gratuity, service charge
course of a meal, starter, appetizer, dessert > course, menu section, menu group
restaurant, cafe, diner, bistro, eatery > restaurant, store, location, venue, business, merchant
cuisine, italian food, kind of food > cuisine, category, restaurant
happy hour, daily special, lunch menu > special hour, daypart, menu, price schedule, promotion
food cost, ingredients stock, kitchen stock > ingredient, inventory, recipe, stock item
cash up, end of shift count, z report > cash management, cash entry, deposit, end of day, shift
vip guest, regular guest, guest notes > guest, client, customer, visit, tag
number of covers, number of guests, party size > party size, cover, guest count, seat
rate restaurant, restaurant opinions > review, rating, feedback
# recipes and nutrition
cook, what to cook, dish idea, dinner idea > recipe, meal, meal plan
cook with what i have, fridge, leftovers > find by ingredient, ingredient, recipe, pantry
similar dish, like this recipe > similar recipe, recipe
how to prepare, cooking steps, preparation > instruction, analyzed instruction, recipe, step, direction
menu for the week, weekly menu, diet plan > meal plan, meal planner, mealplan, mealplanner
grocery list, groceries, shopping list > shopping list, ingredient, grocery, household shopping
calories, kcal, carbs, protein, macro > nutrition, nutrient, nutritional, nutrition by id
vitamin, mineral, fat in food > nutrient, nutrition
food, foodstuff, grocery product > food, ingredient, product, grocery
replace butter, instead of ingredient, alternative ingredient > substitute, ingredient substitute
cups to grams, ounces, convert amounts > convert amount, unit, measure, conversion
portion, serving size, how many people > serving, yield
food barcode, scan food, packaged food > upc, barcode, product, grocery product
text to nutrition, what i ate in words > natural nutrient, parse, natural language, food parser
eaten today, food diary, calorie counter > diary, food entry, food log, meal
wine, drink to go with dish > wine pairing, wine, beverage
cocktail, drink, mixed drink > drink, cocktail, recipe
cookbook, recipe collection > cookbook, collection, recipe, favorite
import recipe from web page, recipe from url > extract recipe, scrape, import, parse recipe
pantry, larder, expire soon > stock, pantry, volatile, product
chore, household task > chore, task
photo of food, recognize dish > image analysis, image classify, image recognition
nutri score, ultra processed, nova group > product, nutriscore, nova, score
additive, e number, palm oil > additive, ingredient, ingredient analysis
# events and ticketing
concert, gig, stage show, festival, exhibition > event, show, performance
performer, artist, band, act, line-up > attraction, performer, artist, lineup
date of show, occurrence, session time, performance date > event date, occurrence, session, instance, event session, performance
hall, theatre, theater, location of event, arena > venue, location, place, facility
row of seats, reserved seats, seating plan, seat map, hall plan > seat, seating chart, seat map, seating
plan of the hall, seat chart, draw the seats > chart, seating chart, seat map
hold seats, reserve seats, temporarily keep seats > hold, hold token, book object, cart, reserve
sold out, tickets left, remaining tickets > inventory, availability, capacity, quota, inventory status
ticket type, price category, early bird, vip ticket > ticket class, ticket type, price level, price zone, product, offer
buy ticket, ticket purchase, ticket sale > order, cart, checkout, purchase, booking
scan ticket, ticket control, entry check, scan at the door, entrance > check in, checkin, scan, redeem, validate, check in list
pass ticket to a friend, give ticket away > transfer, ticket transfer, order change
resell ticket, second hand tickets > resale, secondary market
ticket pdf, print at home, e-ticket > ticket, ticket download, document, print at home
attendee, visitor list, who has a ticket, guest list > attendee, guest list, order position, registrant
conference badge, name tag > badge, attendee, print
question at registration, ask attendees > question, custom question, registration field, answer
conference talk, lecture, workshop, keynote, conference programme > session, agenda, schedule, submission, talk
presenter, lecturer, speakers > speaker, presenter, faculty
call for papers, submit a talk > submission, proposal, abstract, call for papers
sign up for event, register attendee > registration, registrant, rsvp, attendee, order
invite people to event, event invitation > invitation, invite, guest, contact, rsvp
waiting list for event > waitlist, wait list
recurring event, series of events, every week event > series, event series, recurrence, occurrence
organiser, organizer, promoter > organizer, host, promoter
discount for tickets, promo code for event > voucher, discount, promo code, access code
cinema, movie times, film programme, film showing > showtime, screening, session, performance, cinema
museum, zoo, admission, day ticket > ticket, product, timeslot, visit, admission
webinar, online event, virtual event > webinar, broadcast, event, session
event picture, event poster > image, media, logo
cancel event, call off concert > cancel event, event status, unpublish
# bookings and venues
appointment, book a time, make an appointment > appointment, booking, reservation, event
free slots, when is there time, bookable times, which ones are free > availability, slot, time slot, available time, bookable item, opening
service offered, salon treatment, kind of appointment, haircut > service, event type, appointment type, offering, activity
who does the appointment, stylist, therapist, staff member > provider, staff, team member, resource, practitioner, host
salon, studio, medical practice > location, business, branch, site
move appointment, other time, rebook > reschedule, update booking, change, move
cancel appointment, not coming > cancel, cancellation, cancel booking
did not show up, missed appointment > no show, attendance
arrive, here for my appointment > check in, arrived
day off, closed days, block time, lunch break, not bookable > blocked time, time off, blackout, block, special day, closure
opening hours of staff, work hours, weekly hours > schedule, availability schedule, working hours, business hours, workday
prepay booking, down payment > deposit, payment, prepayment, invoice
multi session, package of sessions, ten visits card > package, certificate, punch pass, credit, membership
group lesson, places in class, class booking > class, session, capacity, enrollment, group event
intake, questions before appointment > intake form, form, question, custom field, additional field
appointment sms, remind client > reminder, notification
repeat appointment, standing appointment > recurring, recurrence, series
room hire, hall hire, court booking, pitch booking, tennis court > facility, resource, space, venue, court, reservation
equipment to borrow, bookable thing > resource, equipment, rental, inventory
gap between appointments, travel time between > buffer, padding, block
ten people maximum, how many fit > capacity, quantity, max participant
customer account of salon, patient list > client, customer, guest
booking widget, link for booking > scheduling link, booking page, embed, booking url
stand in queue, take a number, walk-in > queue, waitlist, ticket, visit
two calendars, busy time, calendar conflict > busy time, free busy, calendar, conflict, event
wedding, birthday party, banquet, catering > event, booking, function, proposal
tour guide, tour departure, start time of tour > availability, departure, activity, product, schedule
# vehicles
licence plate, license plate, number plate, registration number, plate number > registration, plate, license plate, vrm, vehicle
vin, chassis number, frame number > vin, vin decode, decode, vehicle identification
brand of car, manufacturer of car, car brand > make, manufacturer, brand
car model, trim, year of car > model, trim, model year, style, variant
car details, engine size, horsepower > specification, spec, vehicle detail, technical data, equipment, engine
used car, second hand car, car for sale > inventory, vehicle, stock, advert
what is my car worth, trade in value, car price > valuation, value, market value, price prediction, trade in
history of a car, accident car, previous owners, stolen car > vehicle history, history report, title check, report
dealer, car dealership, garage that sells > dealer, dealership, retailer
safety recall, manufacturer recall > recall, campaign
mot, inspection sticker, roadworthy, smog check, tuv > mot, inspection, test history, emission test
unlock car, lock car, open doors > lock, door, door lock, security, command
honk, flash lights, find my car > honk, horn, flash, signal, wake
warm up the car, precondition, car climate > climate, precondition, hvac, conditioning, remote start
open boot, open trunk, frunk > trunk, actuate trunk, boot
windows open, close windows, sunroof > window, window control, sunroof, vent
where did i park, car position > location, vehicle location, position
oil level, oil life > engine oil, oil, engine
kilometre reading, how many miles has it driven > odometer, mileage
let app access my car, connect car > vehicle, consent, connect, authorization, permission
wake up car, car asleep > wake up, wake
software update of car, ota update > software update, firmware, schedule software update
crash test, car safety stars > safety rating, ncap, rating
fuel economy, mpg, consumption of car > fuel economy, efficiency, emission
car insurance quote, insure car > quote, policy, insurance
# repair shops
repair job, repair order, workshop job, car in the shop > repair order, work order, job, job card, service order, ticket
cost of repair, repair quote > estimate, quote, repair estimate, job
mechanic, technician, fitter > technician, employee, mechanic
labour, labor, hours of work, labour time > labor, labor rate, labor time, labor guide
spare part, replacement part, auto part > part, component, article, product, catalog
does this part fit, fits my car, part for my model > fitment, compatibility, application, vehicle linkage, vehicle part
oem number, part number, cross reference > part number, article number, interchange, oe number, cross reference
ready packages of work, standard repair, oil change package > canned job, service, canned service, package, menu
service book, when is service due, service plan > maintenance schedule, service schedule, service history, maintenance
customer complaint, what is wrong with the car > concern, complaint, customer concern, symptom
multi point check, vehicle check with photos > inspection, digital vehicle inspection, dvi, checklist
service bay, car lift, workshop planning > bay, appointment, schedule, resource
drop off car, workshop appointment > appointment, service appointment, booking
loan car, courtesy car, replacement car > loaner, courtesy vehicle, vehicle
order parts, buy from part supplier > parts order, purchase order, special order
phone repair, device repair, laptop repair > ticket, repair, asset, work order
warranty, guarantee, goodwill > warranty, claim, coverage
trouble code, obd, fault memory > dtc, diagnostic, fault code
car of customer, vehicle of customer > vehicle, customer vehicle, asset
pay at shop, repair bill > invoice, payment, repair order
body shop, paint, dent repair > estimate, collision, claim
tyre change, tyre hotel, winter wheels > tire, tyre, wheel, storage
approve repair, customer says yes > authorize, approve, authorization, approval
# charities and fundraising
donate, give money, contribute, support financially, donation > donation, gift, contribution
donor, giver, supporter, benefactor, backer > donor, constituent, supporter, contact, individual
monthly donation, regular giver, standing donation > recurring donation, recurring gift, recurring plan, plan, subscription, sustainer
pledge, promise to give, committed gift > pledge, commitment, gift
fundraise, fundraiser, collect money for, fundraising page > fundraising page, fundraiser, campaign, page, appeal
charity appeal, donation drive, good cause > campaign, appeal, fund
what the money is for, purpose of gift, earmark > designation, fund, allocation, purpose, campaign
tax receipt, donation receipt, donation certificate, gift receipt > receipt, acknowledgement, receipting, gift
thank you letter, thank donor > acknowledgement, letter, thank you, communication
gift aid, tax relief on gift > gift aid, declaration, tax
in memory of, in honor of, dedicate > tribute, dedication, in memoriam, memorial
matched gift, employer match > matching gift, matching, match
goal of campaign, thermometer, raised so far > goal, progress, campaign, total, statistics
peer to peer, friends collect, team of fundraisers > fundraising team, peer to peer, team, fundraising page
auction for charity, raffle, lots to bid > auction, item, bid, raffle
crowdfund, crowdfunding, kickstarter, backer reward > campaign, pledge, reward, tier, project
patron, paid supporter, fan tier > member, membership, tier, pledge, benefit
charity, nonprofit, ngo, non profit, foundation > nonprofit, organization, charity, ein
volunteer, unpaid work > volunteer, opportunity, shift, signup, volunteer hour
shift for helpers, volunteer times > shift, volunteer opportunity, timeslot, schedule
grant money, apply for grant, foundation money > grant, application, opportunity, request, funding
big donor, major gift, prospect > prospect, opportunity, proposal, portfolio, wealth
legacy gift, bequest > planned gift, bequest, legacy
relationship of donors, spouse of donor, household > relationship, household, constituent
contact report, visit with donor, call with donor > action, interaction, contact report, note, activity
beneficiary, person helped, case client > beneficiary, client, case, participant, recipient
petition, sign a petition, protest > petition, signature, action, form, submission
write to politician, contact my representative > letter, advocacy campaign, outreach, message, target
canvass, door knocking, phone bank > canvass, canvass response, contact, survey question, walk list
stock gift, crypto donation, gift in kind > gift, in kind, stock, donation, crypto donation
# membership, clubs and church
membership, join club, become a member > membership, member, application, signup
membership level, kind of member > membership level, membership type, membership plan, tier
club dues, membership fee, subscription fee, yearly fee > dues, invoice, membership, fee, payment, billing
lapsed, membership runs out, renew membership > renewal, membership, expiration, renew
club, sports association, society, local chapter, lodge > organization, group, chapter, club
board of club, committee, officers of club > committee, position, role, committee member
member directory, list of members > member, directory, contact, people
parish, congregation, church, temple > church, organization, campus, congregation
campus, church location > campus, location, site
church goer, parishioner, believer > person, people, individual, profile
family, household, married, children > household, family
tithe, church offering, collection plate, church donation > donation, giving, contribution, batch, fund
worship, holy mass, service on sunday, liturgy > service, plan, service type, worship, event
song for service, hymn, worship song, chord > song, arrangement, key, item
serve on sunday, musicians of sunday, rota, volunteers for service > team member, plan person, needed position, schedule, team
headcount at service, how many came > attendance, headcount, check in, event time
sunday school, children check in, pick up kids > check in, check in event, station, location, attendance
small group, bible study, home group, house group > group, group membership, group event
baptism, wedding, funeral > milestone, sacrament, significant event, event, field datum
sermon, preaching, message on sunday > sermon, episode, media, series, message
bible verse, scripture, psalm > verse, passage, chapter, bible, scripture
bible translation, king james > bible, version, translation
prayer, pray for > prayer, prayer request, request
hall of parish, book church room > resource, room, facility, event, reservation
steps for newcomers, welcome process > workflow, step, process, card
background check, police check of volunteer > background check, clearance
scout, troop, merit badge > unit, member, advancement, badge
# warehouses
storage place, shelf, rack, aisle, warehouse bin > location, bin, bin location, storage location, slot
goods in, incoming goods, goods receipt, inbound goods, arrived delivery > receipt, inbound, receiving, inbound shipment, asn, receiving order
announce delivery, advance shipping notice, pre-advice > asn, inbound shipment, advance ship notice, receiving order
stow, put away, store goods in shelf > putaway, put away, move, receive
take from shelf, order picking, pick goods > pick, picking, picklist, pick list, pick task, wave
group orders for picking, pick run > wave, batch, picking batch, pick list, tote
pack, packing station, put in boxes > pack, packing, packing order, package, carton, shipment
goods out, dispatch, ship out, send out > outbound, ship, shipment, goods issue, delivery order, outbound order
stocktake, stock take, count stock, inventory count, physical inventory > cycle count, stock count, inventory count, stock taking, adjustment, physical inventory
correct stock, shrinkage, lost goods, stock correction > adjustment, stock adjustment, inventory adjustment, write off
move stock, relocation of goods, between warehouses > transfer, stock transfer, transfer order, movement, stock move
stock on hand, how many are left, what do we have > inventory level, stock level, on hand, stock, inventory
reserve stock, set aside, allocated > allocation, reservation, reserve, commitment
best before, shelf life, expiry date, use by > expiration, lot, expiry, batch
batch number, lot number > lot, batch, lot number, traceability
serial number of goods, each single piece > serial, serial number, serialized item
pallet, license plate, handling unit, lpn, sscc > pallet, handling unit, license plate, lpn, container, sscc
crate, tote, carton > container, tote, carton, handling unit
dock door, loading ramp, truck arrival slot > dock, dock appointment, dock door, appointment, yard
forklift, robot, agv, amr > robot, vehicle, equipment, mission, agv
set of articles, bundle, kitting > kit, kitting, bundle, assembly
minimum stock, reorder level, order again > reorder point, replenishment, reorder, low stock, par level
damaged goods, blocked stock, quarantine goods > quarantine, hold, inventory status, quality hold, damaged
goods movement, stock ledger, stock history > stock movement, transaction, inventory transaction, inventory activity, stock history
packaging unit, pack size > unit of measure, uom, packaging, case pack
depot, distribution centre, fulfilment centre > warehouse, facility, location, node, distribution center
owner of goods, consignment stock > owner, client, tenant, consignment
returned goods check, grade returns > return, return processing, rma, inspection, disposition
label printer, print barcode of shelf > label, print, printer, barcode
# manufacturing and quality
production order, job on machine, make goods, manufacturing order, shop order > work order, manufacturing order, production order, job, mo
bill of materials, parts list, bom, recipe of product, product formula > bom, bill of material, recipe, component, product structure
work plan, steps of production, process plan > routing, operation, process step, operation step, work plan
work station, machine group, production line, cell > work center, workcenter, resource, station, line, work cell
machine, equipment, hydraulic press, cnc > machine, equipment, asset, device
oee, how productive is the machine, efficiency of machine > oee, performance, availability, utilization, kpi
machine stopped, standstill, downtime reason > downtime, stop, machine state, machine activity, downtime event
pieces made, production output, good parts, confirm production > production count, completion, confirmation, yield, output, report production
scrap, waste parts, rejects, bad parts > scrap, reject, nonconformance, defect
rework, repair of parts > rework, disposition, nonconformance
raw material, ingredient, semi finished, input material > material, component, ingredient, item
use up material, take material for order, backflush > consumption, issue, material issue, goods issue, consume
finished goods, end product > finished good, product, output, inventory
make to order, sell what is produced > sales order, production order, make to order
production plan, planning of machines, finite planning > production schedule, schedule, mps, mrp, planned order, capacity
materials needed, what to buy for production > mrp, planned order, requirement, shortage
traceability, genealogy, which lots went in, where used > genealogy, trace, traceability, lot, where used, as built
quality check, inspection of parts, incoming inspection > inspection, quality check, inspection lot, test, quality order
failed inspection, deviation, not to spec, non conformity > nonconformance, ncr, nonconformity, deviation, defect, quality issue
corrective action, capa, 8d > capa, corrective action, action
measurement of part, spc, control chart, tolerance > characteristic, measurement, spc, sample, result, specification
calibrate gauge, measuring tool, test equipment > calibration, gauge, instrument
engineering change, revision of part, eco > change order, engineering change, eco, revision, change request
part, article, item master > part, item, product, material
drawing, cad, 3d model of part > document, drawing, cad, part studio, model, file
tool, mold, die > tool, tooling, mold, fixture
work instruction, how to assemble, sop > work instruction, instruction, procedure, document
maintenance of machine, preventive maintenance, service of machine > maintenance, preventive maintenance, work order, maintenance order
operator, worker at machine, who is logged on > operator, labor, operator session
shift calendar, shift pattern > shift, calendar, working time
plant, factory, production site > plant, site, facility, factory
plc, tag of machine, opc, machine signal > tag, signal, node, data item, variable, sample
subcontract, outsourced step, toll manufacturing > subcontract, outside processing, outsourced, purchase order
3d print, printer job, slice > print, job, printer, build
silence machine alarm, alarms of plant > alarm, event, acknowledge, condition
# assets and tracking of things
equipment, personal belongings, company property, thing we own > asset, hardware, equipment, item
hand out laptop, give asset to person, check out asset > checkout, assign, check out, assignment, custody, issue
bring back asset, hand in, return of equipment > checkin, check in, return, unassign
asset number, inventory number, inventory sticker, inventory label > asset tag, tag, asset label, barcode, qr code
find lost thing, lost item > locate, missing, last seen, position, lost
who has it, holder of asset > assignee, custodian, assigned asset, custody
scrap asset, throw away equipment, decommission > retire, dispose, disposal, decommission, archive
book value, loses value, asset value > depreciation, book, valuation, asset
check whether assets are there, asset stocktake > audit, asset audit, inventory
asset service, asset repair, broken equipment > maintenance, work order, service, ticket
spare parts, consumables, toner > consumable, part, component, accessory
make and model of equipment > model, asset model, manufacturer, asset type
software licence seats, installed programs > license, seat, software, installation
rfid tag, transponder, epc, nfc, chip > tag, epc, rfid, transponder
rfid reader, scanner, antenna > reader, antenna, read point, inventory, device
tag scan, tag was read, tag seen > read, event, tag event, object event, inventory event, observation, sighting
beacon, ble tag, bluetooth tag, ibeacon > beacon, tag, badge, asset, ble device
receiver, anchor, access point for location > anchor, gateway, locator, access point, node, receiver
indoor position, where in the building, indoor gps, rtls > location, position, client location, zone, rtls, map
floor map, map of building > map, floor, floor plan, floorplan, site
room of building, zone, area of building > zone, place, area, region, room
entered zone, left zone, moved out > zone event, geofence, notification, alert, transition, dwell
how long stayed, time in zone > dwell, duration, zone occupancy, visit
battery of tag, tag battery low > battery, tag status, device, health
temperature of goods, shock, tilt > sensor, telemetry, reading, condition, measurement
supply chain event, what where when, epcis > event, epcis, object event, aggregation event, capture, query
parent and child, contents of box, packed in > aggregation, containment, parent, kit, hierarchy
loan equipment, tool rental, camera pool > reservation, booking, checkout, rental, loan
lora, sigfox, uplink message of sensor > uplink, device message, device, payload, message
downlink, send to sensor > downlink, queue, command, device message
provision tracker, add sensor, register device > provision, activation, device, register, claim, join
group of sensors, sensor type > device profile, device group, device type, device model
# astronomy
fixed star, heavenly body > star, object, target, catalog, source
planet, asteroid, comet, minor planet > body, small body, solar system, asteroid, object, neo
asteroid near earth, will it hit earth, impact > neo, close approach, sentry, near earth object
where is mars, position in the sky, path in sky > ephemeris, position, body position, horizon, observer
rise and set, when visible, above horizon > rise, transit, visibility, visible pass, observability
exoplanet, planets of other stars > exoplanet, planetary system, planet, tap
galaxy, nebula, deep sky > object, deep sky, catalog, target, messier
cone search, objects around, near a point in the sky > cone search, cone, region, positional query, crossmatch
right ascension, declination, sky coordinates, resolve star name > resolve, name resolver, sesame, coordinate, object
what is in my photo, plate solve, recognise stars > calibration, astrometry, annotation, submission, solve
brightness, magnitude, light curve, variable star > light curve, photometry, magnitude, flux
spectrum, spectra, redshift > spectrum, spectra, spectroscopy, redshift
astro picture, space photo, picture of the day > apod, image, asset, media, nasa image
supernova, astronomical transient, new star > transient, alert, object, tns, event
gravitational wave, gamma burst, cosmic event > superevent, event, alert, notice, circular
observe, telescope time, observation request > observation, request group, request, schedule, proposal
telescope, instrument, observatory, camera of telescope > telescope, instrument, observatory, site, camera
slew, point telescope, park telescope > slew, telescope, park, track, mount
raw frames, exposure, fits file > frame, observation, fits, image, data product
finder chart, sky map, cut out of sky > cutout, star chart, finder chart, sky map, hips
solar flare, northern lights, aurora, geomagnetic, sunspot > space weather, flare, cme, geomagnetic storm, kp index, notification
mars photo, rover picture > rover, mars photo, manifest, image
eclipse, moon phase, equinox, meteor shower > eclipse, phase, season, moon phase, astronomical event
paper about star, astronomy article > bibcode, reference, abstract
# satellites and spaceflight
rocket, rocket start, space launch, launch date > launch, launch vehicle, rocket
rocket stage, booster, landing of rocket > core, first stage, landing, launcher
launch pad, cape, spaceport > pad, launchpad, launch site, location
spacecraft, capsule, space probe > spacecraft, capsule, dragon, payload
astronaut, cosmonaut, crew in space > astronaut, crew, people
space station, iss > space station, iss, satellite, expedition
orbit, two line element, tle, orbital elements, keplerian > tle, gp, element set, elset, orbit, ephemeris
when will it fly over, overhead, flyover, pass over > pass, visual pass, radio pass, access, overflight
where is the satellite, satellite above me > position, satellite position, above, ephemeris
space junk, debris, collision in space > debris, conjunction, cdm, catalog, decay
re-entry, falls to earth > decay, tip, reentry
ground station, antenna, dish > ground station, antenna, station, site
contact with satellite, book antenna time > contact, reservation, pass, schedule, observation
radio frequency of satellite, downlink frequency > transmitter, transponder, frequency, mode
telemetry of satellite, frames received > telemetry, artifact, frame, observation
send to satellite, telecommand, uplink > command, uplink, telecommand
norad number, satellite catalog > satellite, satcat, catalog, norad
space agency, launch company > agency, launch provider, company
mission, payload, what does it carry > mission, payload, program
starlink dish, satellite internet terminal > terminal, user terminal, service line, telemetry
# earth observation
satellite picture, aerial photo, space image > image, imagery, scene, item, asset, product
find pictures of place, scenes over area > stac, item, catalog, quick search, scene search
area of interest, aoi, my area > aoi, geometry, area, subscription, monitor
cloud free, cloudy, cloud cover > cloud cover, cloud, usable data, clear, coverage
take a new picture, order satellite capture, point the satellite > tasking, tasking order, task, capture, opportunity
order scenes, buy imagery > order, archive order, purchase, delivery
picture bands, infrared, red band, spectral > band, asset, spectral, item asset
colour of vegetation, ndvi, index of plants > index, ndvi, statistics, vegetation, band math, evalscript
before and after, change on the ground > change detection, analytic, time series, comparison
average of area, values over time of area > statistical, statistics, zonal statistics, time series, point
stitched picture, map of all scenes > mosaic, basemap, composite, quad
cut to area, crop picture to shape > clip, tool, processing, subset
radar, sar, sentinel-1 > sar, radar, product, collection, grd
raw satellite data, granule, swath > granule, product, scene, item, collection
satellite mission data, landsat, modis, sentinel > collection, dataset, constellation, mission, product
when did the satellite pass, revisit > acquisition, pass, opportunity, acquisition plan, revisit
small picture of scene, quick look > thumbnail, quicklook, preview, browse
find ships, count cars, find buildings from above > detection, analytic, object detection, feed
height model, surface height, dem, lidar > elevation, dem, terrain, point cloud
land use, land cover, forest map > land cover, classification, collection, map
hot spots, fires from space > active fire, fire, firms, hotspot
get new scenes automatically > subscription, feed, notification, webhook
orthophoto, drone picture, drone flight > orthophoto, drone, flight, task, project, mosaic
wms, wcs, layer for gis > wms, wmts, wcs, ogc, tile, coverage, layer
# animals and pets
dog, puppy, cat, kitten, rabbit, pet > animal, pet, dog, cat
kind of animal, animal class > species, animal type, taxon
adopt, adoption, rehome, get a dog from shelter > adoption, adoptable, available animal, animal, adopter
animal shelter, animal rescue, animal home, dog pound, spca > shelter, organization, org, rescue
foster, foster home, temporary home > foster, placement, animal
stray, found dog, lost cat, runaway pet > lost, found, stray, lost pet, report, intake
surrender, take in animal, arrival at shelter > intake, admission, animal
left shelter, euthanized, what happened to animal > outcome, disposition, release
microchip, chip number, pet passport > microchip, chip, identification, tag
vet, veterinarian, animal doctor, animal hospital > veterinarian, clinic, practice, provider
pet owner, keeper > owner, client, contact, guardian
pet record, patient of vet > patient, animal, medical record, pet
vaccine shot, vaccine, jab, rabies, immunization > vaccination, immunization, reminder, treatment
deworm, flea, tick treatment > treatment, preventive, medication, parasite
neuter, spay, castrate, sterilise > procedure, surgery, spayed neutered, sterilization
pet visit at vet, consultation of animal > consult, appointment, visit, encounter
vet estimate, price of treatment for pet > estimate, invoice, invoice item, charge
pet insurance > policy, claim, quote, pet
dog walk, dog walker, pet sitter > walk, sitter, booking, visit, service
kennel, boarding, cattery, dog hotel, daycare > boarding, reservation, lodging, stay, kennel
grooming, bath, trim dog > grooming, appointment, service
feeder, pet food portion, feed the cat > feeder, feeding, feed, portion, schedule
litter box, cat toilet > litter robot, litter, robot, cycle
cat flap, pet door > pet door, device, curfew, lock
gps collar, pet tracker, where is my cat > tracker, position, device, tracker position, live tracking
pedigree, stud book, parents of dog, bloodline > pedigree, parent, litter, sire, ancestor
horse, stable, pony > horse, stable, equine, animal
bird, bird sighting, birdwatching, seen birds > observation, recent observation, checklist, hotspot, sighting, occurrence
wild animal seen, nature sighting, wildlife > observation, occurrence, sighting, record
what plant is this, what animal is this, identify species > identification, identify, computer vision, taxon, species
latin name, scientific name, name of species > taxon, taxonomy, species, scientific name, name usage
endangered, extinct, red list > conservation status, red list, threat, assessment, category
fish, fishery, angling > species, catch, landing, trip
bee, beehive, apiary > hive, apiary, colony, inspection
animal migration, collar of wild animal, tracked birds > movement, study, event, deployment, individual, track
random dog picture, cat photo, animal picture > image, breed image, random image, picture
animal facts, cat fact > fact, random fact
zoo animal, enclosure, cage > enclosure, animal, exhibit, location
`;
