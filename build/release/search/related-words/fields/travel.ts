/** Places, journeys, deliveries and vehicles. */
export const TRAVEL = `
# maps, geocoding and addresses
crossroads, crossing, junction, street corner > intersection
isochrone, reachable area, reachability, service area > isochrone, isoline, isodistance, reachability
altitude, how high, hilly, terrain height > elevation, terrain, height, dem
traveling salesman, tsp, multi stop > optimization, optimize, waypoint, vrp, trip
vehicle routing problem, vrp, route planning, tour planning > optimization, optimize, tour, routing
snap to road, align gps > map matching, match, snap
distance table, many to many > distance matrix, matrix, travel time, duration
turn by turn, way to, path between > directions, route, routing, navigation
traffic jam, congestion, rush hour, roadworks > traffic
map picture, map image, map thumbnail > render
tile, map layer, slippy map, raster tile, vector tile > tile, tileset, wmts, wms, xyz, mvt
address autocomplete > autocomplete, autosuggest, suggest, typeahead, predictions, find
address check, correct address, clean address, standardize address, normalise address > address validation, validate address, verify, cleanse, standardization
municipality, town, city, borough, suburb, village > locality, place, settlement, municipality, city
county, district, shire, borough > region, county, district
border, outline > boundary, polygon, geometry
landmark, attraction, sight, shop nearby > poi, point of interest, place, venue
visitor country, ip address location > ip geolocation, ip location, geolocation, geoip
cell tower, wifi position > geolocate, geolocation, positioning
local time > timezone, time zone
house number, door number, street number, building number > address, premise
postcode lookup, postcode finder > postcode, postal code, find
inside area, within boundaries, falls in > contains, intersect, within, geofence
straight line distance, beeline > distance, haversine
gis layer, shapefile, geodata, gis data, kml, geojson > feature, layer, dataset
map projection, coordinate system, epsg, srs, convert coordinates > crs, transform, projection
uprn, address key, property reference, address identifier > uprn, address id
detour, closed road, road closure, avoid roads > avoid, incident, roadwork
# public transport
bus stop, halt, tram stop > stop, stop point, station, quay
train station, railway station, station > stop point, stop place, station
next bus, next train, next tram, departure board > departure, arrival, stop time, departure board
timetable, bus schedule, train times, running times > timetable, schedule, stop time, departure
late train, delay, delayed, running late > disruption, realtime, delay, arrival
disruption, train strike, line closed, service change > service alert, alert, disruption, situation, line status
subway, underground, metro, tube, u-bahn > line, mode, route, rail
tram, streetcar, light rail > line, mode, route
bus line, bus number, line number > line, route
train connection, journey planner, trip planner > journey, trip, plan, itinerary, connection
change trains, interchange > transfer, interchange, connection
transport company, bus company, railway company, transit agency, train operator > agency, operator, carrier
fare, ticket price, season ticket > fare, tariff, price, offer
gtfs, static feed, schedule feed, transit feed > gtfs, feed, feed version
coach composition, train cars, wagon order, train length > formation, consist, composition
crowded, seat load > occupancy, crowding
wheelchair, step free, escalator > accessibility, facility, elevator, lift
track number, gauge, which platform, platform change > platform, track, stop point
bike share, city bikes, rental bike, bikeshare, scooter sharing > station, station status, vehicle, gbfs, bike point
docking station, bike dock, bikes left > station status, bike point, station information
ride hailing, taxi, cab > ride, trip, product estimate
ferry, boat, ship, vessel > ferry, vessel, sailing
port call, dock, berth, ship arrival > port, berth, vessel
highway camera, traffic cam, road camera > camera
mountain pass, road condition > alert
car park, parking garage, parking space, parking lot, free parking > parking, car park, occupancy, place
public holiday, service days, operating days > calendar, service, calendar date
# flights
plane, airplane, aeroplane, airframe, tail number > aircraft, registration, fleet
airline, airline company > carrier, airline, operator
plane ticket, air ticket, flight ticket, air fare, airfare > offer, order, fare, ticket
pnr, record locator, booking code, booking reference > order, booking, retrieve booking, reservation
seat choice, window seat, aisle seat, choose seats > seatmap, seat, ancillary
luggage, suitcase, bag, checked bag, hand luggage > baggage, ancillary, service
extra baggage, add-on, extra legroom > ancillary, available service, service
boarding card > check in
flight delay, on time, punctuality, late flight > schedule
landing, take off, touchdown, takeoff > arrival, departure, flight
plane position, flight radar, planes overhead > position, adsb
airport code, iata code, icao code > airport, location
metar, taf > observation, forecast, metar, taf
stopover, layover, connecting flight, direct flight, nonstop > connection, segment, slice, itinerary
cabin, business class, economy class, travel class, fare class > cabin, fare
frequent flyer, miles > loyalty program, loyalty, reward
cancel ticket, rebook, change flight, flight change > order change, order cancellation, exchange, reshop, refund
notam, airspace closure > notam, airspace, advisory
# hotels and car rental
hotel room, lodging, hostel, b&b, guesthouse, holiday home > property, accommodation, stay, unit
check in > reservation, booking, stay
free rooms, vacancy, vacant rooms, rooms left > availability, ari, inventory
rate plan, room price, nightly price, price per night > rate, rate plan, offer, price
minimum stay, length of stay, stay restriction, stop sell, closed to arrival > restriction, availability
double room, suite, room category, bed type > room type, unit type, resource category
guest folio, hotel bill, room charge, minibar > folio, bill, charge, order item
housekeeping, room cleaning, maid, clean room > housekeeping, maintenance, task
channel manager, ota connection > channel, distribution, channel mapping
amenities, swimming pool, free wifi, breakfast included > facility, amenity, service
no show, did not arrive > reservation, cancel
overbooked, double booking > availability, overbooking, reservation
pms, hotel software > property, reservation
hotel star, hotel score, guest opinion > review, sentiment
town tax, tourist tax, resort fee > tax, fee
group booking, allotment > group, block, availability block, allotment
rental car, hire car, car hire > vehicle, car, rental, fleet
rental station > depot, location, branch
drop off, return car > return, rental, check in
scratch, dent > damage, inspection, incident
child seat, second driver, collision cover, insurance excess > extra, insurance, equipment, coverage
mileage limit, free kilometres > mileage, rate
airport pickup, shuttle, airport taxi, chauffeur > transfer, transfer offer
tour, excursion, sightseeing, things to do, day trip > activity, experience, product, attraction
cruise, sailing date > sailing, cruise, cabin, itinerary
travel visa, passport, apis data > traveler, passenger
travel expense, business trip > trip, itinerary, booking
# logistics, parcels and delivery
packing slip, packing list, delivery note, dispatch note
proof of delivery, pod, who signed, delivery signature, delivery photo > signature, pod, document
drop off point, parcel shop, parcel locker, locker, pudo > service point, access point, locker
shipping price, cost to ship, cheapest carrier > rate, shipping rate, quote, rating
shipping paper, franking, postage stamp, print postage > label, shipping label, postage
send back, returned goods, return label > return, return label, reverse, rma
end of day, closeout, close out, manifest, scan form > manifest
collect parcels > pickup, collection, schedule pickup
parcel status > tracking, tracker, tracking event, shipment
undeliverable, failed delivery, delivery attempt > exception, tracking event, failure, delivery attempt
redirect parcel, reroute > redirect, intercept, delivery option, reroute, address change
tariff number, hs code, commodity code, harmonized code > tariff, commodity, customs item, classification
landed cost, import tax, import duty, duties and taxes > duty, duties, tax, customs
customs form, commercial invoice, customs declaration, cn22, cn23 > customs, customs info, document
export declaration, clearance, customs broker > customs, declaration, filing
delivery date, transit time > estimated delivery, eta, delivery estimate
delivery window, time slot, delivery slot > slot
box size, which box, bin packing > packing, package type, cartonization
lorry, truck load, ltl, ftl, pallet shipping, half load > freight, load, shipment, ltl
sea freight, ocean freight, container number, bill of lading, bol > container, booking
consignor, shipper, ship from, sender address > shipper, sender, origin, address from
consignee, receiver, ship to, addressee > consignee, recipient, ship to, destination, address to
cash on delivery, cod > cod, surcharge
insure parcel, lost parcel, damaged parcel, insurance claim > insurance, claim
last mile, same day, food courier > delivery, delivery quote, job, task
dispatch > dispatch, assign, auto assign, task
rider, delivery driver, courier > driver, worker, courier, dasher, agent
delivery stop, next stop > stop, task, destination, waypoint, step
multi piece, several parcels, multicollo > shipment, parcel, batch
3pl, fulfilment house > fulfillment, warehouse, fulfillment order
load board, find freight, spot rate > load, lane, rate
# fleet and telematics
driving time, rest break, tachograph, eld > hos, eld, tachograph, duty status
clock on, start driving, off duty > duty status, shift, on duty
logbook, trip log, mileage log > trip, journey, logbook
truck location, van location > vehicle location, position, location, gps
harsh braking, hard braking, speeding, aggressive driving, cornering > exception
dash cam, dashcam clip > camera, media, video, footage
dvir, vehicle check > dvir, inspection, defect
fault, engine light, check engine, dtc > diagnostic, fault, dtc, maintenance
mileage, odometer, kilometre reading, mileage reading > odometer, vehicle stat, mileage
fuel card, tank card > card
idling, engine running, engine hours, motor hours > idling, idle, vehicle stat
trailer, semi trailer, container chassis > trailer, equipment, asset
reefer, cold chain, cool transport, cargo temperature > reefer, temperature, sensor, cargo
entered area, left area, enter zone, zone alert > geofence, zone, boundary
immobilize, starter block, block ignition > immobilizer, command, output, relay
tracker, black box, gps box, obd dongle > device, tracker, gateway, unit
who drives, driver assigned > driver
service interval, next service, service reminder > maintenance, service reminder, service entry
vehicle breakdown, roadside assistance, tow > breakdown, incident, roadside, issue
accident, collision > crash, collision, incident, accident
ifta, state mileage > ifta, jurisdiction
breadcrumb, path driven, route history, gps trail > location history, trip, track, position, breadcrumb
live feed, continuous positions > feed, stream
ignition, engine on, key on > ignition, vehicle stat
proof of service, driver paperwork > document, form, form submission
registration expiry, insurance papers, vehicle papers > renewal, registration
# vehicles
licence plate, license plate, number plate, registration number, plate number > registration, plate, vrm, vehicle
vin, chassis number, frame number > vin, vin decode, decode
car brand > make, manufacturer, brand
car model, trim > model, trim, model year, style, variant
car details, engine size, horsepower > specification, spec, equipment, engine
used car, car for sale > inventory, vehicle, stock, advert
car price > valuation, value, price prediction, trade in
accident car, previous owners, stolen car > vehicle history, history report, report
dealer, car dealership > dealer, dealership, retailer
safety recall, manufacturer recall > recall, campaign
mot, inspection sticker, roadworthy, smog check, tuv > mot, inspection
unlock car, lock car, open doors > lock, door, security, command
honk, flash lights > honk, horn, flash, signal, wake
precondition, car climate > climate, precondition, hvac, conditioning, remote start
open boot, open trunk, frunk > trunk, boot
windows open, close windows, sunroof > window, sunroof, vent
car position > location, vehicle location, position
oil level, oil life > oil, engine
kilometre reading > odometer, mileage
connect car > vehicle, consent, connect, authorization, permission
car asleep > wake
ota update > firmware
crash test > ncap, rating
fuel economy, mpg > efficiency, emission
insure car > quote, policy, insurance
# repair shops
repair job, repair order, workshop job > job, service order, ticket
repair quote > estimate, quote, job
mechanic, technician, fitter > technician, employee, mechanic
labour, labor, labour time > labor
spare part, replacement part, auto part > part, component, article, product, catalog
oem number, part number, cross reference > part number, article number, interchange, cross reference
standard repair > service, canned service, package, menu
service book, service plan > service history, maintenance
customer complaint > concern, complaint, symptom
service bay, car lift, workshop planning > bay, appointment, schedule, resource
workshop appointment > appointment, booking
loan car, courtesy car, replacement car > loaner, vehicle
order parts > parts order, purchase order
phone repair, device repair, laptop repair > ticket, repair, asset
warranty, guarantee, goodwill > warranty, claim, coverage
trouble code, obd, fault memory > dtc, diagnostic
repair bill > invoice, payment
body shop, paint, dent repair > estimate, collision, claim
tyre change, tyre hotel, winter wheels > tire, tyre, wheel, storage
approve repair > authorize, approve, authorization, approval
`;
