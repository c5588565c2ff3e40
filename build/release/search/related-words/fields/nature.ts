/** Weather, land, space and animals. */
export const NATURE = `
# weather and climate
weather now, temperature now > current weather, current, observation, current condition, nowcast, realtime
chance of rain, rain tomorrow, umbrella > precipitation, forecast, nowcast
weather tomorrow, ten day, week ahead > daily forecast, forecast, daily, outlook
hour by hour, weather today, 3 hourly > hourly forecast, hourly, forecast
old weather, weather archive > historical, history, archive, timemachine, reanalysis, climate
average weather, climate average, normals > climatology, normal, statistical, almanac
storm warning, severe weather, weather warning, gale warning, thunderstorm > alert, warning, advisory, severe weather alert, hazard
hurricane, typhoon, cyclone, tropical storm > tropical, storm, hurricane
lightning, thunder, lightning strike > lightning, strike, storm
tornado, twister > tornado, severe weather alert
wind, gust, breeze, gale > wind, observation
barometer, air pressure, hpa > pressure, barometric, observation
sun, sunrise, sunset, daylight, golden hour, dusk, dawn > astronomy, sunrise sunset, sun, almanac, solar
moon, moon phase, full moon > astronomy, moon, moon phase
hay fever, allergy, grass pollen > pollen, allergy
weather map, rain map, cloud picture, radar picture > radar, tile
weather station, measuring site, gauge site > station, observation station, site
lake level, river level > gauge, streamflow, discharge, stage, river
waves, swell, surf, sea state > marine, wave, sea, ocean
tide, high water, low water, ebb, flood tide > tide, extremes
heat index, feels like, apparent temperature, wind chill > condition
ski, snow depth, powder, avalanche > snow, ski, mountain, snowpack, avalanche
wildfire, bush fire, forest fire > fire, wildfire
ensemble, weather model, gfs, ecmwf > model, ensemble, run
earthquake, quake, tremor, seismic > earthquake, seismic, event, seismicity
# environment, water and air quality
air pollution, smog, dirty air > air quality, aqi, pollutant
fine dust, particulate, pm2.5, pm10, ozone, nitrogen dioxide, no2 > pollutant, parameter, measurement, air quality, sensor
measuring device, air sensor, air monitor, monitoring station > sensor, station, location
safe limit, healthy limit, exceeds limit > threshold, exceedance, guideline, standard
smoke, haze > air quality, smoke, wildfire, aerosol
water sample, water test > sample, result, activity
ph, nitrate, analyte, chemical measured > characteristic, parameter, determinand, result
groundwater, borehole, water table > groundwater, well, borehole
rain gauge, rainfall measured > rainfall, gauge, precipitation, station, reading
reservoir, dam, lake storage > reservoir, dam, storage
measured values, measurement series > time series, timeseries, datastream, observation, reading
datastream, measured quantity, observed property, what is measured > datastream, parameter, variable
carbon footprint, co2, greenhouse gas, ghg, climate impact > emission, carbon, estimate, footprint
compensate co2 > offset, order
green electricity, grid carbon > intensity, forecast
trash collection, rubbish, refuse collection, bin day > waste, garbage
recycle, recycling, glass container > recycling, waste, material, collection point
polluter, factory emissions, toxic release > facility, release, permit, emission, discharge
nature reserve, protected area, national park > park, site
deforestation, forest loss, tree cover > forest, alert
plastic, litter, beach clean > litter, debris, survey, waste
radiation, radioactivity, geiger > radiation, measurement
environmental licence > permit, facility, inspection, compliance, enforcement
# farming
farmer, grower, producer, farm business > grower, farm, organization, business, client
field, paddock, farm land, acreage > field, paddock, boundary, plot
field shape, field outline > boundary, polygon, geometry
grow, plant, wheat, corn, maize, soy > crop, planting, season
sow, seed, sowing > planting, seeding, seed
reap, harvest, yield, threshing > harvest, yield, harvest activity
fertilizer, manure, spray, dung > application, fertilizer, prescription, input, as applied, product
pesticide, herbicide, fungicide, weed killer, crop protection > product, chemical, application, spray
spray record, application record > as applied, application activity, field record
prescription map, rx map, variable rate, application map > prescription, rx
tractor, farm implement, combine harvester, sprayer > machine, equipment, vehicle, implement
machine position, machine hours > machine location, location history, machine
guidance line, ab line, autosteer, tramline > guidance, track
crop health, greenness, ndvi > ndvi, imagery, satellite
soil test, soil lab, ground sample > soil, sampling, lab
watering, sprinkler, irrigate, irrigation, pivot > irrigation, valve, zone, pivot, controller
soil moisture, ground wet, dry soil > soil, sensor, probe
pest, plant disease, blight, weeds > pest, disease, scouting, observation, risk, disease model
field walk, scouting, crop walk > scouting, scouting observation, note, observation
cow, cattle, sheep, pig, goat, livestock, herd, flock > animal, livestock, herd, mob, group, location
calving, lambing, farrowing > calving, parturition, birth, reproduction
insemination, breeding, mating, in heat, heat detection > insemination, reproduction, mating, heat, breeding
milk, milking, dairy, milk yield > milking, milk, visit, lactation
weigh, live weight > weight, weighing, performance
ear tag, cattle tag, eid, animal id > identifier, eid, tag, animal
move animals > movement, arrival, departure, transfer, consignment
animal medicine, withdrawal period > treatment, health, health event, diagnosis, medicine
feed, ration, fodder, silage > feed, ration, feeding
grain store, silo, grain bin > storage, bin, silo, inventory, commodity
grain ticket > load, ticket, delivery, settlement
crop price, grain price, commodity price > market price, commodity, price, quote
greenhouse, glasshouse, hydroponics > greenhouse, controller, zone, climate
seed lot, strain, cannabis plant, variety > variety, strain, plant, seed
# astronomy
fixed star, heavenly body > star, object, target, catalog, source
planet, asteroid, comet, minor planet > body, solar system, asteroid, object, neo
impact > neo, sentry, near earth object
when visible, above horizon > rise, transit, visibility, observability
exoplanet > exoplanet, planet, tap
galaxy, nebula, deep sky > object, catalog, target, messier
cone search, objects around > cone, region, positional query, crossmatch
right ascension, declination, sky coordinates > resolve, sesame, coordinate, object
plate solve, recognise stars > calibration, astrometry, annotation, submission, solve
brightness, magnitude, light curve, variable star > photometry, magnitude, flux
spectrum, spectra, redshift > spectrum, spectra, spectroscopy, redshift
astro picture, space photo > apod, image, asset, media
supernova, astronomical transient, new star > transient, alert, object, tns, event
gravitational wave, gamma burst, cosmic event > superevent, event, alert, notice, circular
observe, telescope time, observation request > observation, request group, request, schedule, proposal
telescope, instrument, observatory > telescope, instrument, observatory, site, camera
slew, point telescope, park telescope > slew, telescope, park, track, mount
raw frames, exposure, fits file > frame, observation, fits, image, data product
finder chart, sky map > cutout, hips
solar flare, northern lights, aurora, geomagnetic, sunspot > flare, cme, notification
mars photo, rover picture > rover, manifest, image
eclipse, moon phase, equinox, meteor shower > eclipse, phase, season, moon phase
astronomy article > bibcode, reference, abstract
# satellites and spaceflight
rocket, rocket start, space launch, launch date > launch, rocket
rocket stage, booster > core, landing, launcher
launch pad, cape, spaceport > pad, launchpad, location
spacecraft, capsule, space probe > spacecraft, capsule, dragon, payload
astronaut, cosmonaut > astronaut, crew, people
space station, iss > iss, satellite, expedition
orbit, two line element, tle, orbital elements, keplerian > tle, gp, element set, elset, orbit, ephemeris
overhead, flyover, pass over > pass, access, overflight
space junk, debris > debris, conjunction, cdm, catalog, decay
re-entry > decay, tip, reentry
ground station, antenna, dish > antenna, station, site
downlink frequency > transmitter, transponder, frequency, mode
frames received > telemetry, artifact, frame, observation
telecommand, uplink > command, uplink, telecommand
norad number, satellite catalog > satellite, satcat, catalog, norad
space agency, launch company > agency, company
mission, payload > mission, payload, program
starlink dish > terminal, user terminal, service line, telemetry
# earth observation
satellite picture, aerial photo, space image > image, imagery, scene, item, asset, product
area of interest, aoi, my area > aoi, geometry, area, subscription, monitor
cloud free, cloudy, cloud cover > cloud, clear, coverage
order scenes, buy imagery > order, purchase, delivery
picture bands, infrared, red band, spectral > band, asset, spectral, item asset
ndvi > index, ndvi, statistics, vegetation, evalscript
before and after > analytic, time series, comparison
stitched picture > mosaic, basemap, composite, quad
radar, sar, sentinel-1 > sar, radar, product, collection, grd
granule, swath > granule, product, scene, item, collection
landsat, modis, sentinel > collection, dataset, constellation, mission, product
revisit > acquisition, pass, opportunity, revisit
quick look > thumbnail, quicklook, preview, browse
find ships, count cars > detection, analytic, object detection, feed
height model, surface height, dem, lidar > elevation, dem, terrain
land use, land cover, forest map > classification, collection, map
hot spots > fire, firms, hotspot
orthophoto, drone picture, drone flight > orthophoto, drone, flight, task, project, mosaic
wms, wcs > wms, wmts, wcs, ogc, tile, coverage, layer
# animals and pets
dog, puppy, cat, kitten, rabbit, pet > animal, pet, dog, cat
animal class > species, taxon
adopt, adoption, rehome > adoption, adoptable, animal, adopter
animal shelter, animal rescue, animal home, dog pound, spca > shelter, organization, org, rescue
foster, foster home, temporary home > foster, placement, animal
stray, found dog, lost cat, runaway pet > lost, found, stray, report, intake
surrender > intake, admission, animal
left shelter, euthanized > outcome, disposition, release
microchip, chip number, pet passport > microchip, chip, identification, tag
vet, veterinarian, animal doctor, animal hospital > veterinarian, clinic, practice, provider
pet owner, keeper > owner, client, contact, guardian
pet record > patient, animal, pet
vaccine shot, vaccine, jab, rabies, immunization > vaccination, immunization, reminder, treatment
deworm, flea, tick treatment > treatment, preventive, medication, parasite
neuter, spay, castrate, sterilise > procedure, surgery, sterilization
vet estimate > estimate, invoice, invoice item, charge
pet insurance > policy, claim, quote, pet
dog walk, dog walker, pet sitter > walk, sitter, booking, visit, service
kennel, boarding, cattery, dog hotel, daycare > boarding, reservation, lodging, stay, kennel
grooming, bath, trim dog > grooming, appointment, service
feeder > feeder, feeding, feed, portion, schedule
litter box, cat toilet > litter, robot, cycle
cat flap, pet door > device, curfew, lock
gps collar, pet tracker > tracker, position, device, live tracking
pedigree, stud book, bloodline > pedigree, parent, litter, sire, ancestor
horse, stable, pony > horse, stable, equine, animal
bird, bird sighting, birdwatching, seen birds > observation, checklist, hotspot, sighting, occurrence
nature sighting, wildlife > observation, occurrence, sighting, record
identify species > identification, identify, computer vision, taxon, species
latin name, scientific name > taxon, taxonomy, species
endangered, extinct, red list > threat, assessment, category
fish, fishery, angling > species, catch, landing, trip
bee, beehive, apiary > hive, apiary, colony, inspection
animal migration, tracked birds > movement, study, event, deployment, individual, track
cat photo, animal picture > image, picture
animal facts, cat fact > fact
zoo animal, enclosure, cage > enclosure, animal, exhibit, location
`;
