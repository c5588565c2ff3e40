/** Energy, buildings, factories and warehouses. */
export const INDUSTRY = `
# energy, utilities and smart meters
meter reading, meter value > reading, meter read, interval, consumption, usage
electricity used, kwh, power consumption > consumption, usage, energy, meter data, interval
half hourly, quarter hourly, load curve, load profile > interval, consumption, time series, meter data, profile
mpan, mprn, esi id, supply point, pod, metering point, ean code > service point
electricity company, energy company, power company, energy supplier > utility, supplier, retailer, provider
grid company, network operator, dso, distribution company > distributor, grid, network
electricity price, hourly price, spot price, day ahead > spot price, price, market price, tariff
tariff, energy plan, electricity rate, time of use, cheap hours > tariff, rate, plan
standing charge, base price > tariff, rate
feed in, sell power, sold electricity > export, feed in, generation, outgoing, production
power cut, blackout, power failure, no electricity > outage, interruption, incident
switch supplier, change provider, new supplier > switch, enrollment, change of supplier, registration
moving house, move in, move out, moving home > move in, start service, enrollment
utility bill, electricity bill, gas bill, power bill > bill, invoice, statement
green button > authorization, authorisation, consent, form
gas meter, natural gas, heating gas > gas, consumption, usage
district heating, heat meter, warm water > heat, heating, meter, consumption
water meter, water leak, dripping tap, leak detection > leak, flow, consumption, alarm
power plant, generator, power station > generation, unit, plant, facility
power mix, fuel mix, wind power > generation by type, production
grid load, electricity demand > load, demand
peak shaving, demand response > event, program, flexibility
flexibility, balancing power > der, flexibility, asset, dispatch, aggregation
voltage, amps, watt, power now, live power > power, measurement, electrical, telemetry
main fuse, disconnect meter, remote disconnect > disconnect, reconnect, switch, service switch
thermostat, heating, set temperature, warmer, colder, radiator > thermostat, setpoint, climate, hvac, zone, heating
heat pump, boiler, hot water > heating, boiler, device
smart plug, wall socket, power outlet, power relay > plug, switch, relay, outlet, device
# EV charging
charging point, charge point, charging station, charger, wallbox, evse, charge pole > charging station, evse, location, charger
plug, connector, ccs, chademo, type 2 > connector, evse
charging session, charging process, charge now > session, transaction, charge, start session
start charging, begin charge, remote start > start session, charge start, command
end charging, unplug, unlock cable > stop session, charge stop
charging invoice > cdr, session, transaction
charging card, rfid card, charging key, id tag > id tag, rfid, authorize, card
smart charging, load management > smart charging, load balancing, current limit
ev roaming, hubject, other networks, emobility provider, emsp, cpo > roaming, credential, party, cpo, emsp, ocpi
charging price, charging tariff > tariff, pricing, price
free charger, charger occupied > availability, status notification
battery level > battery, charge state, vehicle
driving range, remaining range > range, battery, charge state
charge up to, charge limit > charge limit, charging setting
restart charger, reboot wallbox, reset station > reset, reboot, change availability
reserve charger > reservation
# solar
solar panel, photovoltaic, pv, pv module, rooftop solar > pv, solar, system, site, plant, module, array
solar yield, expected output > production, estimate, forecast
solar production, produced today, generated power > production, energy, generation, yield, telemetry
inverter, micro inverter, power optimizer > inverter, equipment, component, device, microinverter
home battery, powerwall, storage battery, battery storage > storage, battery, ess, storage data
self consumption, self sufficiency > self consumption, meter
solar plant, rooftop system > site, system, plant, installation
panel cleaning, panel broken, solar fault > alarm, alert, event, equipment, sensor
solar installer, solar company > installer, partner
# real estate
mls, multiple listing, reso > property, mls, resource
realtor, estate agent, real estate agent > agent, member, broker, negotiator
brokerage, agency branch > office, branch, agency
home value, appraisal > valuation, avm, value estimate, estimate, assessment, property value
comparable sales, comps, sold nearby, similar houses > comparable, comp, sold
apartment, condo, dwelling > unit, property, apartment
flat, studio flat, maisonette > apartment, unit, dwelling
rent, rental contract, tenancy > lease, tenancy, rental, rent
tenant, renter, lodger, occupant > tenant, resident, occupant, lessee
landlord, lessor, property owner > owner, landlord, vendor
monthly rent, rent arrears, rent paid > rent, charge, receivable, ledger
rent deposit, rent bond, security deposit > deposit, bond
rental application > application, applicant, prospect
house viewing, house showing, open house, open home > showing, viewing, inspection, appointment, tour
lead, interested buyer, house hunter, home buyer > applicant, prospect, lead, contact, enquiry, guest card
landregistry, title deed, deed > title, deed, ownership, owner, recorder, sale history
lien, encumbrance > mortgage, lien, charge, assessment
property tax, assessed value, assessor > tax, assessment
plot, lot, land, cadastre, parcel number, apn > parcel, lot, cadastral, property
moving in, moving out, entry report > move in, inspection, lease
repair request, broken heating, fault report > service request, task, job
house rules, neighbours association, hoa, owners association, strata > association, community, ownership account, association owner
bedroom count, square metres, square feet, floor area > property detail, characteristics, building, unit
floor plan, virtual tour, home photos > media, floor plan, image
neighborhood, neighbourhood, schools nearby > neighborhood, area, community, school, demographics
vacation rental, short let, holiday let > property, reservation, unit
door key, lockbox, house key > key, lockbox, access
# building management and construction
premises, facility, office building, building complex > building, site, facility, location, property
floor, storey > floor, level, storey
hvac, air conditioning, ventilation, aircon > hvac, equipment, climate, zone, point
sensor point, data point, bacnet > point, object, device, network device, datapoint
override setpoint > command, override
trend, trend log > trend, sample, history, time series
light, lamp, dimmer, lighting > light, luminaire, lighting, fixture, scene
blind, shade, shutter, curtain > shade, cover, blind
key fob, access badge, card reader, swipe card > credential, access control, cardholder, access point, door, access group
elevator, lift, escalator > elevator, lift, equipment
office desk, hot desk, workplace, free desk > desk, space, reservation, booking, seat
meeting room, conference room > room, space, resource, reservation
fire alarm, smoke detector, burglar alarm > alarm, detector, event, zone, panel
construction site, building site, job site > project, job, site, location
blueprint, building plan, plan sheet, construction drawing > drawing, sheet, set
bim, ifc, revit > model, bim, viewable, derivative, design
request for information > rfi, request for information
defect, snag, snagging, punch item > issue, observation, defect, snag
site diary, daily report, daily log, construction diary > daily report, field report
extra work, variation order > change order, change event, variation
trade contractor, subcontractor, plumber > vendor, subcontractor, company, commitment, trade
tender, bid, bidding > bid, tender
progress payment, pay app > requisition, invoice, owner invoice
cost plan, budget line, cost code > budget, cost
takeoff, measure quantities > takeoff, quantity, estimate
toolbox talk, near miss > incident, safety, observation, inspection, hazard
gantt chart, construction schedule > schedule, schedule task, activity, lookahead
as built, operation manual, closeout > closeout, handover, asset, document
transmittal, send documents to > transmittal, correspondence, communication, mail
architect, building firm, general contractor > company, contact, vendor, directory
material delivered, concrete delivery > delivery, material, purchase order
# warehouses
storage place, shelf, rack, aisle, warehouse bin > location, bin, slot
goods in, incoming goods, goods receipt, inbound goods, arrived delivery > receipt, inbound, receiving, asn, receiving order
announce delivery, pre-advice > asn, receiving order
stow, put away > putaway, move, receive
order picking, pick goods > pick, picking, picklist, pick list, wave
pick run > wave, batch, pick list, tote
pack, packing station > pack, packing, package, carton, shipment
goods out, dispatch, ship out, send out > outbound, ship, shipment, delivery order
stocktake, stock take, count stock, inventory count, physical inventory > stock count, inventory count, stock taking, adjustment, physical inventory
correct stock, shrinkage, lost goods, stock correction > adjustment, inventory adjustment, write off
move stock, between warehouses > transfer, movement
stock on hand > inventory level, stock, inventory
reserve stock, set aside, allocated > allocation, reservation, reserve, commitment
best before, shelf life, expiry date, use by > expiration, lot, expiry, batch
batch number, lot number > lot, batch, traceability
pallet, license plate, handling unit, lpn, sscc > pallet, lpn, container, sscc
crate, tote, carton > container, tote, carton
dock door, loading ramp > dock, appointment, yard
forklift, robot, agv, amr > robot, vehicle, equipment, mission, agv
set of articles, bundle, kitting > kit, kitting, bundle, assembly
minimum stock, reorder level, order again > reorder point, replenishment, reorder
damaged goods, blocked stock, quarantine goods > quarantine, hold, damaged
goods movement, stock ledger, stock history > transaction
packaging unit, pack size > unit of measure, uom, packaging
depot, distribution centre, fulfilment centre > warehouse, facility, location, node
consignment stock > owner, client, tenant, consignment
grade returns > return, return processing, rma, inspection, disposition
label printer > label, print, printer, barcode
# manufacturing and quality
production order, make goods, manufacturing order, shop order > production order, job, mo
bill of materials, parts list, bom, product formula > bom, recipe, component
work plan, process plan > routing, operation
work station, machine group, production line, cell > workcenter, resource, station, line
machine, equipment, hydraulic press, cnc > machine, equipment, asset, device
oee > oee, performance, availability, utilization, kpi
machine stopped, standstill, downtime reason > downtime, stop
pieces made, production output, good parts, confirm production > production count, completion, confirmation, yield, output, report production
scrap, waste parts, rejects, bad parts > scrap, reject, nonconformance, defect
rework > rework, disposition, nonconformance
raw material, ingredient, semi finished, input material > material, component, ingredient, item
backflush > consumption, issue, consume
finished goods, end product > product, output, inventory
production plan, finite planning > production schedule, schedule, mps, mrp, capacity
materials needed > mrp, requirement, shortage
traceability, genealogy, where used > genealogy, trace, traceability, lot, where used
quality check, incoming inspection > inspection, test, quality order
failed inspection, deviation, non conformity > nonconformance, ncr, nonconformity, deviation, defect
corrective action, capa, 8d > capa, corrective action, action
spc, control chart, tolerance > characteristic, measurement, spc, sample, result, specification
calibrate gauge, measuring tool, test equipment > calibration, gauge, instrument
engineering change, eco > change order, eco, revision, change request
part, article, item master > part, item, product, material
drawing, cad > document, drawing, cad, model, file
tool, mold, die > tool, tooling, mold, fixture
work instruction, how to assemble, sop > instruction, procedure, document
preventive maintenance > maintenance
operator > operator, labor
shift calendar, shift pattern > shift, calendar, working time
plant, factory, production site > plant, site, facility, factory
plc, opc, machine signal > tag, signal, node, data item, variable, sample
subcontract, outsourced step, toll manufacturing > subcontract, outsourced, purchase order
3d print, printer job, slice > print, job, printer, build
# assets and tracking of things
equipment, personal belongings, company property > asset, hardware, equipment, item
hand in > checkin, check in, return, unassign
asset number, inventory number, inventory sticker, inventory label > asset tag, tag, barcode, qr code
lost item > locate, missing, position, lost
who has it > assignee, custodian, custody
scrap asset, decommission > retire, dispose, disposal, decommission, archive
book value, loses value, asset value > depreciation, book, valuation, asset
asset stocktake > audit, asset audit, inventory
asset service, asset repair, broken equipment > maintenance, service, ticket
spare parts, consumables, toner > consumable, part, component, accessory
installed programs > license, seat, software, installation
rfid tag, transponder, epc, nfc, chip > tag, epc, rfid, transponder
rfid reader, scanner, antenna > reader, antenna, inventory, device
tag scan, tag seen > read, event, tag event, object event, observation, sighting
beacon, ble tag, bluetooth tag, ibeacon > beacon, tag, badge, asset
receiver, anchor > anchor, gateway, locator, access point, node, receiver
indoor position, indoor gps, rtls > location, position, zone, rtls, map
floor map > map, floor, floor plan, floorplan, site
zone > zone, place, area, region, room
entered zone, left zone, moved out > geofence, notification, alert, transition, dwell
shock, tilt > sensor, telemetry, reading, condition, measurement
epcis > event, epcis, object event, aggregation event, capture, query
parent and child, packed in > aggregation, containment, parent, kit, hierarchy
loan equipment, tool rental, camera pool > reservation, booking, checkout, rental, loan
lora, sigfox > uplink, device, payload, message
downlink > downlink, queue, command
provision tracker, add sensor, register device > provision, activation, device, register, claim, join
sensor type > device profile, device group, device type, device model
`;
