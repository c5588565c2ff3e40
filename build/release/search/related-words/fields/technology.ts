/** Health, science, languages, education, computers, media. */
export const TECHNOLOGY = `
# clinics, patients, FHIR, pharmacy, laboratories
illness, disease, disorder, ailment, sickness, medical problem > condition, diagnosis
hospital stay, admitted, doctor visit, consultation > encounter, episode of care, visit
vaccine, vaccination, jab > immunization, vaccination, vaccine
cannot tolerate, allergic, reacts badly > allergy, allergy intolerance, adverse reaction
blood pressure, heart rate, pulse, body temperature, weighs > vital sign, vital, observation, measurement
blood test, urine test, lab value, lab report > observation, diagnostic report, lab result, laboratory
medicine, drug, pill, remedy > medication, drug
active substance, active ingredient > ingredient, substance, compound, generic
drug code, national drug code > ndc, rxcui, rxnorm, product code
prescribe, rx, prescription > medication request, prescription, medication order, e-prescription
hand out medicine, dispense, fill a prescription > medication dispense, dispense, dispensation, fill
refill, repeat prescription > medication request, prescription, renewal
how to take, how many pills, dose > dosage, dosing, sig, dose
taken together, mixed with, do not mix > interaction, drug interaction, contraindication
surgery, operated on, surgical intervention > procedure, operation
x-ray, mri, ct scan, ultrasound, radiology > imaging study, imaging, dicom, study, diagnostic report
referral, refer to a specialist, lab order > service request, referral, order, diagnostic order
blood sample, swab, tissue, biopsy > specimen, sample, biospecimen
nurse, gp, surgeon, dentist, therapist, clinician > practitioner, provider, clinician, staff
specialty, speciality > practitioner role, healthcare service, taxonomy, specialty
next of kin, mother, father, emergency contact > related person, relationship, family member, emergency contact
hereditary, runs in the family, family history > family member history, family history, pedigree
treatment plan, therapy plan > care plan, treatment, plan of care
insured, health insurance, insurer, payer > coverage, payer, insurance, eligibility
bill the insurer, insurance bill > claim, explanation of benefit, eob
medical record, patient chart, health record, ehr, emr > patient, composition, document reference, everything
progress note, doctor's letter, discharge summary > composition, document reference, clinical note, clinical impression
icd, snomed, loinc, medical code > code system, terminology, concept, coding, value set
patient number, medical record number, mrn > patient, identifier, patient identifier
# genomics, biology, proteins, chemistry, clinical trials
mutation, snp, polymorphism, allele > variant, variation, snp, allele
how common, how often in people > frequency, allele frequency, population, prevalence
exon, intron, splice form, isoform > transcript, isoform, exon, splice
dna, rna, nucleotide, base pair > sequence, nucleotide, genome
genome version, reference genome, genome build > assembly, genome, reference
convert coordinates, liftover, lift over > map, mapping, liftover, assembly
same gene in other species, homolog, homologue, orthologue, paralog > homology, ortholog, paralog
organism, animal, plant, bacteria, creature > species, taxon, taxonomy, organism
scientific name, latin name, species name > taxon, taxonomy, scientific name, name match
family tree, phylogeny, evolutionary tree > gene tree, phylogenetic, tree, taxonomy
where found, sighting, spotted > occurrence, observation, distribution
blast, similar sequence, homology search > alignment, blast, similarity, sequence search
3d structure, protein fold, crystal structure > structure, pdb, model, prediction
domain of a protein, motif, conserved region > feature, domain, family, signature
binds to, binding partner, interactome, protein protein interaction > interaction, interactor, network, binding
function of a gene, gene ontology, go term > annotation, ontology, term, function
pathway, metabolic route > pathway, reaction, event
expressed, expression level > expression, transcriptome, tpm, rna
microarray, sequencing run, sequence read, fastq > run, experiment, sample, sequencing
chemical, molecule, substance > compound, substance, molecule
smiles, inchi, structural formula > compound, structure, canonical smiles, molecule
molecular weight, molar mass, boiling point, solubility > property, compound property, descriptor
looks similar chemically, similar molecule > similarity, fast similarity, substructure
ic50, potency, affinity, ki > activity, bioactivity, assay, binding
clinical trial, trial, nct > study, clinical study, trial, protocol
recruiting, enroll patients, who can take part > eligibility, study, recruitment, enrollment
trial arm, placebo, treatment group > intervention, arm group, arm
phenotype, symptom, trait > phenotype, hpo, trait, feature
patient of a study, donor, study subject > case, donor, subject, participant, individual, biosample
# dictionaries, linguistics, translation, speech
meaning, what does a word mean, explain a word > definition, sense, entry, gloss
same meaning, synonym > thesaurus, synonym, related word, synset
opposite, antonym > thesaurus, antonym, related word
pronounce, pronunciation, how is it said > pronunciation, phonetic, ipa, audio
ipa, phonetic spelling, phoneme > pronunciation, phonetic, phoneme, transcription
origin of a word, word history, where a word comes from > etymology, origin
usage example, used in a sentence > example, sentence, usage, concordance, citation
base form, root form, dictionary form, infinitive > lemma, lemmatize, headword, lexeme
conjugation, declension, plural form, word form > inflection, form, conjugate, paradigm
noun, verb, adjective, word class > part of speech, pos, lexical category
stem, stemming > lemma, lemmatize, stem, analyze
rhyme, rhyming > rhyme, related word, pronunciation
spellcheck, spell check, misspelled, spelling > suggestion, correction, proofread
how often a word occurs, word frequency > frequency, ngram, corpus
in context, kwic > concordance, context, example
treebank, syntax, sentence structure, syntax tree > parse, dependency, syntax
split into words, tokenizer > segmentation, analyze, annotate
names in a text, people and places in a text > entity, named entity, ner, entity recognition
mood of a text, tone, positive or negative > sentiment, emotion
in which language, guess the language > detect, detection, identify, language
glossary, terminology, own terms > glossary, termbase, term, dictionary
formal, polite, informal > formality, tone, style
translation memory, tm, earlier translation > translation memory, segment, concordance
untranslated, still to translate > progress, translation status
transliterate, romanize, in latin letters > transliteration, transliterate, script
simplify, rephrase, reword, paraphrase > rewrite, rephrase
dictation, speech recognition, asr, stt > transcript, transcription, recognize, listen, speech to text
voice clone, own voice, imitate a voice > voice, clone, custom voice
sign language, dialect, accent > language, variety, variant, locale
# schools, learning platforms, exams
class, lecture, seminar > course, section, class, session
classmate, who is in the class, roster, class list > enrollment, enrolment, roster, participant
sign up for a course, take a course > enroll, enrol, enrollment, enrolment, registration
homework, essay, coursework, exercise > assignment, assessment, task
hand in, turn in, submit homework > submission, attempt, student submission
mark homework, marking, correct homework > grade, grading, score, submission
grade book, report card, school report > gradebook, grade, result, report
exam question, test question > question, question bank, quiz question
sit an exam, take a test > attempt, quiz submission, session, sitting
cheating, plagiarism > similarity, originality, proctoring, integrity
rubric, marking scheme, assessment criteria > rubric, criterion, outcome
absent, missed class, truant, present in class > attendance, absence, roll call
semester, school year, trimester > term, academic session, academic year, grading period, enrollment term
timetable, class schedule > calendar event, timetable, schedule, section
syllabus, curriculum, lesson plan > course, outline, module, unit, curriculum
how far is a student, course progress > progress, completion, activity completion
certificate, diploma, proof of completion > certificate, badge, award
skill, learning goal, competency > competency, outcome, learning objective, standard, skill
parent, guardian, mother, father > guardian, parent
teaching assistant, ta, tutor, lecturer, professor > teacher, instructor, staff, faculty, enrollment
school, university, college, campus > org, institution, school
year group, grade level, form group > grade level, cohort, group, year
plug in another tool, external tool > lti, external tool, tool
scorm, learning package, course package > registration, package, scorm, course import
learning record, xapi, what learners did > statement, activity, lrs
late homework, more time, extra time > late policy, override, extension, accommodation
apply to a school, admission > application, admission, applicant
course catalog, what courses exist > course, catalog, offering, program
classroom, lecture hall > room, location, space
# libraries, academic publishing, museums, archives
borrow, check out a book, lend > loan, checkout, circulation, issue
reserve a book, place a hold > hold, request, reservation
overdue, late fee, library fine > fine, fee, debit
keep a book longer, extend a loan > renew, renewal
copy of a book, exemplar > item, holding
shelf mark, call number, signature of a book > call number, holding, location, shelf
book record, catalogue record, marc > bib, biblio, bibliographic record
edition, printing, print run > edition, manifestation, version
subject heading, controlled vocabulary, authority file > authority, subject, term, concept, vocabulary
paper, scientific article, publication, manuscript > work, paper, article, publication, preprint
doi, digital object identifier > work, dois, identifier, resolve
mint a doi, get a doi, assign a doi > doi, register, deposit, publish
cited by, how often cited, citation count > citation, cited by, citing, reference
bibliography, sources, footnote, cited literature > reference, citation, cited
journal, magazine, periodical > journal, venue, serial, container
university, research institute, affiliation > institution, affiliation, organization, ror
research grant, research money, who paid for the research > funder, award, grant, project
open access, free to read, paywall > oa, open access, location, license, unpaywall
preprint, working paper > preprint, version, posted content
retracted, withdrawn paper, erratum > retraction, correction
peer review, referee, review a manuscript > review, review assignment, reviewer
hand in a manuscript, submit a paper > submission, deposit, manuscript
research data, supplementary material > dataset, deposition, record, file
painting, sculpture, exhibit, museum piece > object, artwork, collection object
high resolution scan, zoomable image, iiif > image, manifest, canvas, media
public domain, may i reuse, image rights > rights, license, rights statement
archive box, archival, finding aid > archival object, resource, container, top container
harvest, oai, metadata harvesting > oai pmh, record, sync, list record
archived web page, wayback, web archive > capture, snapshot, memento, cdx
# language models, machine learning, vector databases, agents
chat with, answer a question, generate text, talk to a model > completion, chat completion, message, response, generate
system prompt, instructions for the model, personality > system, instruction, prompt, assistant
function calling, call a function, tool use > tool, tool call, function, action
json output, structured output, json mode > response format, schema, structured output, structured
creativity, randomness, top p > temperature, sampling
context window, maximum tokens, prompt too long > max tokens, context length, truncate
how sure, confidence, probability > logprob, score, confidence, probability
chain of thought, think longer, thinking > reasoning, thinking, effort
describe a picture, look at an image, vision > image, vision, multimodal, caption, image input
text to image, make a picture, image generation > image, generation, generate, diffusion
remember a conversation, chat memory, keep context > thread, conversation, memory, session, history
own documents, chat with documents, rag, retrieval > vector store, knowledge, file search, retrieval, document
split text, chunking, chunk > chunk, split, segment, passage
turn text into numbers, vectorize, vector representation > embedding, embed, encode
knn, ann, nearest neighbor, nearest neighbour, similarity search > query, similar, vector search, near vector
reorder results, relevance of passages > rerank, ranking, score
own model, customize a model, adapt a model, lora > fine tune, fine tuning, tuning, adapter, tuned model
training example, labelled data, training data > dataset, example, training file
hyperparameter, learning rate, epoch > hyperparameter, tuning, sweep
training run, experiment tracking > run, experiment, trial, job
training loss, accuracy of a model, benchmark a model > metric, evaluation, eval, benchmark
evaluate, grade answers, judge answers > eval, evaluation, grader, score, feedback
model file, model weights, checkpoint > artifact, checkpoint, model version
predict, inference, classify, score a record > prediction, predict, inference, invoke, invocation
serve a model, host a model > deployment, endpoint, serving, inference endpoint
load a model, model in memory, unload a model > load, running, ps, keep alive, pull
cheap overnight, many prompts at once > batch, message batch
safety filter, guardrail, blocked content > moderation, guardrail, safety, content filter
agent step, what did the agent do > run step, step, trace, event, run
run code, code interpreter, sandbox > code interpreter, code execution, container, sandbox, execution
# search engines and databases
schema, structure of a table, field definitions > mapping, schema, structure, properties, field
add a column, alter table, new column > field, column, alter, schema, attribute, property
sql, select statement, run sql, execute a statement > query, sql, statement, execute
explain plan, query plan, why is a query slow > explain, profile, slow log, plan, query profile
slow query, long running query > query, slow log, running query, task, active query
typo tolerance, fuzzy, misspelled query > typo, fuzzy, tolerance, settings
did you mean, search suggestion > suggest, suggester, spellcheck, query suggestion
facet, filter counts, drill down > facet, aggregation, facet search, filter
group by, sum per group, average per > aggregation, aggregate, rollup, group
relevance, order of hits, ranking > ranking, ranking rule, score, rule, boost, relevance
promote a hit, pinned result > pin, curation, rule, override, elevate
analyzer, tokenizer, stemming > analyze, analysis, settings, analyzer
without downtime, swap index, another name for an index > alias, swap, index alias
split an index, too big index > shard, split, rollover, shrink, partition
where are my shards, shard placement > allocation, routing, shard, reroute, rebalance
unassigned shard, red cluster, yellow cluster > allocation explain, cluster health, health, reroute
replica, read replica, standby > replica, replication, follower, secondary, readonly
replication lag, behind the primary > replication, replica, checkpoint
backup location, where backups are stored > repository, snapshot repository, backup location, bucket
point in time recovery, pitr > restore, recovery, snapshot, point in time, branch
many rows at once, bulk insert, mass insert > bulk, batch, import, batch write
delete matching, delete where > delete by query, delete by filter, batch delete
deep paging, all results, more than ten thousand > scroll, point in time, pit, cursor, search after
atomic, begin commit, all or nothing > transaction, batch, commit, rollback
watch a table, change stream, cdc, notify on change > changes, change feed, change stream, subscribe, listen, trigger
preprocess, transform before indexing > pipeline, ingest pipeline, transform, processor
expire documents, delete old data, data lifecycle > ttl, lifecycle, ilm, retention, retention policy
compact, defragment, shrink a database, vacuum > compaction, compact, vacuum, force merge, optimize
flush to disk, make visible, see new documents > refresh, flush, commit, persist
crawl, index a website > crawler, domain, crawl, sitemap
# queues, streaming, logs, metrics, tracing, monitoring, incidents
put on a queue, enqueue, send to a queue > publish, produce, push, send message, put
take from a queue, dequeue, receive a message, read messages > consume, pull, receive, fetch, consumer
acknowledge, message processed, confirm a message > ack, acknowledge, delete message, commit
could not be processed, poison message, failed message > dead letter, dlq, dlx, failed, parking
offset, position in a topic, how far read > offset, commit, cursor, sequence, checkpoint
replay, read again from start > seek, reset offset, replay, offset
lag, backlog, messages waiting > lag, backlog, depth, pending, message count, consumer group
empty a queue, drain a queue > purge, drain, clear, truncate
route messages, bind a queue > binding, exchange, routing, route, rule
source or sink, move data in > connector, sink, source, task, pipeline
log line, log message, print logs, see logs > log, log entry, entry, query, stream, tail
find in logs, grep > query, log query, query range
metric name, which metrics exist > series, metadata, metric, label
chart, graph, plot, panel > dashboard, panel, chart, graph, widget, visualization
over time, time series, values between > query range, timeseries, history, range, points
send a metric, push a measurement > metric, push, write, ingest, submit, import
trace, request path, distributed tracing > trace, span, transaction
where is time lost, slow request, flame graph > trace, span, profile, profiling
which services call each other, service map > dependency, service, topology, service map
alert condition, threshold, when to alert > rule, condition, threshold, policy, trigger
who gets alerted, where alerts go > contact point, receiver, notification channel, notification policy, integration
silence, mute alerts, quiet during maintenance > silence, mute timing, downtime, maintenance, maintenance window, suppression
who is on call, on call now > oncall, on call, schedule, rotation
escalate, nobody answered > escalation policy, escalation path, escalation chain
page someone, wake someone up > alert, incident, trigger, event, notify
ping a website, test from several countries > check, probe, synthetic, location, monitor
heartbeat, dead man, cron did not run > heartbeat, check, ping, checkin, monitor
tell customers about an outage, public status > status page, component, incident, subscriber
availability target, error budget > slo, objective, sli, error budget
# git hosting, CI/CD, package and container registries, releases
commit message, who changed a line, blame > commit, blame, history
push a file, change a file, write a file > content, contents, file, commit
read a file, raw file, get source > content, contents, raw, blob, file
directory listing, files in a repository > tree, contents, content
protect main, nobody may push > branch protection, protected branch, ruleset, push rule, restriction
difference between branches, compare commits > compare, diff, commit
bring up to date, sync a fork > merge upstream, sync, update branch, rebase
code review, review changes, comment on a line > review, review comment, discussion, approval, note
who must review, code owner > reviewer, requested reviewer, approval rule, codeowner
cherry pick, backport > cherry pick, revert, commit
build, ci run, continuous integration > pipeline, workflow run, build, job, run
start a build, run the pipeline, kick off > trigger, dispatch, pipeline, build, run, queue
why did the build fail, build output, console text > log, trace, job log, step, test report
build result, green or red, tests passed > commit status, check run, check suite, conclusion
build machine, build agent, self hosted > runner, agent, executor, node, worker
build variable, ci secret > variable, secret, environment variable, context, credential
file from a build, build product > artifact, asset, package
unit test, test result, coverage > test report, test case, coverage, check
waiting for approval, manual step > approval, approve, play, pending deployment, gate
hotfix, patch release, changelog, release notes > release, changelog, generate notes
downloads of a package, how popular is a package > download, statistics, count, package
npm, pypi, maven, nuget, gem, software library > package, module, registry, crate, project
publish a package, release a library > publish, upload, package, push
remove a bad release, withdraw a version > yank, deprecate, unpublish, delist, retract
requires, depends on > dependency, requirement, dependency graph, dependent
used by, who depends on > dependent, reverse dependency
image tag, image version > tag, manifest, image, digest
old images, delete untagged > retention, garbage collection, cleanup policy, gc
secret in code, leaked key in a repository > secret scanning, alert, secret detection
static analysis, code quality, lint > code scanning, issue, measure, quality gate, analysis
# containers, clusters, virtual machines, infrastructure as code, backups
virtual server, vps, droplet > instance, server, vm, qemu, linode, machine
hypervisor, physical server, bare metal > node, host, hypervisor, metal
machine size, how many cores, flavour > flavor, size, offering, instance type
iso image, boot image, cloud image, golden image > image, template, iso, media
cloud init, startup script, first boot > user data, startup script, script, metadata
move to another host, live migration > migrate, migration, relocate, evacuate
freeze a machine, save state of a machine > snapshot, suspend, checkpoint, hibernate
more disk, bigger disk, grow a disk > volume, resize, disk, extend, storage
shell in a container, run inside a container > exec, console, attach, terminal
screen of a machine, remote desktop > console, vnc, vncproxy, spice
image from dockerfile, build an image > build, image, commit
docker compose, several containers together > stack, compose, project, service
pod, workload > pod, deployment, replica set, allocation, task, job
scale out, more copies > scale, replica, count, autoscaler, service
go back to old version, undo a deploy > rollback, rollout, revert, revision
expose a port, publish a port > port, ingress, service, network, load balancer
take a node out of service, maintenance of a node > drain, cordon, eligibility, maintenance
cluster access, kubeconfig > kubeconfig, credential, cluster, config
helm, app package > chart, release, app, repository, application
terraform, infrastructure as code, iac > stack, workspace, run, state, configuration version
what would change, plan before apply > preview, run, diff, dry run
drift, manually changed > drift, assessment, refresh, diff
playbook, ansible, run on all servers > job template, job, launch, inventory, playbook
how long keep backups, old backups > retention, prune, forget, backup policy
get files back, single file from backup > restore, file restore, recover, mount
disk array, raid, zfs > pool, dataset, disk, vdev, storage
nas share, network drive, smb, nfs > share, export, sharing, filesystem
broken disk, disk health > smart, disk, drive, health, replace
keep on same host, apart from each other > affinity, placement group, placement, rule
wake up a server, lights out, ipmi, bmc > power, reset, system, manager, chassis
# DNS, CDN, VPN, routers, network inventory (IPAM)
aaaa, mx, cname, dns entry > record, rrset, dns record, resource record, record set
dnssec, signed zone, ds record > dnssec, cryptokey, ds, key
copy of a zone, zone transfer, secondary dns > axfr, secondary, slave, transfer, notify
register a domain, buy a domain, is a domain free > domain, availability, check, registration, register
who owns a domain, whois, registrant > whois, rdap, contact, domain, registrar
move a domain, auth code, epp code > transfer, auth code, domain, auth info
block ads, blocked domain, ad blocker, blacklist > filtering, blocklist, deny, blocked, adlist, gravity
which sites were visited, dns queries > query log, querylog, query, history, top domain
local name, own host name > rewrite, host, override, host override, static
edge server, cdn, pull zone > distribution, pull zone, zone, service, edge
where the cdn fetches from, backend of a cdn > origin, backend, origin group, pool
tunnel, vpn, wireguard, openvpn > tunnel, peer, vpn, wireguard, client
add a device to the vpn, vpn user > peer, auth key, device, client, setup key
who may talk to whom, access rule > acl, policy, firewall, rule, group
free ip, next free address, unused ip > available ip, first free, next available, available, address
ip address, assign an ip > ip address, address, assignment, ipaddress, lease
subnet, network range, cidr > prefix, subnet, network, block, range
vlan, virtual lan > vlan, vlan group, network, l2domain
routing table, vrf, overlapping network > vrf, route, routing, static route
as number, autonomous system, peering > asn, bgp, peer, network
static ip for a device, fixed lease, dhcp > reservation, static mapping, lease, dhcp, static lease, fixed
who is connected, wifi client, connected device > client, station, lease, host, arp
wifi, wlan, wireless network, ssid > ssid, wlan, wireless, radio, network
guest wifi, hotspot, captive portal > hotspot, voucher, guest, portal, guest access
cable, patch panel, which port is connected > cable, connection, termination, interface
rack, cabinet, height unit, rack unit > rack, elevation, location, site
building, datacenter, floor > site, location, region, facility
provider line, leased line, internet uplink > circuit, provider, wan, uplink
port forward, open a port, port forwarding > nat, port forward, forwarding, firewall, rule, mapping
group of addresses, object for rules > alias, address group, ip list, prefix list, set
# IoT devices, sensors, gateways, firmware, home automation
gadget, appliance, lamp, bulb, light > device, thing, light, entity, equipment
switch a light, turn on a lamp, dim, brightness > light, state, service, action, switch, command
sensor reading, measured value, sensor value > telemetry, state, measurement, reading, observation, datapoint
send a value, report a reading > telemetry, publish, uplink, measurement, attribute, state
earlier values, past readings > history, timeseries, telemetry, measurement, persistence, aggregate
desired value, target state, device twin, reported state > shadow, twin, desired, attribute
control a device, tell a device, send a command > command, rpc, action, downlink, service, invoke, control
message from a device, lorawan message > uplink, event, frame, telemetry
message to a device, queue for a device > downlink, queue, command
antenna, base station, hub > gateway, bridge, hub, coordinator
add a device, commission a device, onboard a device > provision, pair, register, join, discovery, inbox, claim
model of a device, kind of device > device type, device profile, thing type, product, model
group of devices, all lamps of a room > group, fleet, room, zone, area
scene, mood, lighting mood > scene, preset, routine
if this then that, when motion then > rule, automation, routine, trigger, rule chain, flow
thermostat, heating, radiator > thermostat, climate, temperature, heating, hvac, setpoint
target temperature, how warm > setpoint, temperature, thermostat, climate
shutter, blind, curtain, garage door > cover, shutter, window, blind, rollershutter
motion, somebody at home, movement detected > presence, motion, occupancy, person
plug, power socket, power outlet, wall plug > switch, relay, outlet, plug
power use, watt, kwh, energy use > energy, power, meter, consumption, electricity
solar, pv, battery, inverter > inverter, production, battery, energy, power flow, photovoltaic
charge a car, wallbox, charging station > charger, charge point, charging, loadpoint, connector
alarm system, burglar, arm the alarm > arm, disarm, alarm, security, alarm panel
smart lock, open the door > lock, unlock, access, door
ota, over the air, new firmware, flash a device > firmware, ota, deployment, upgrade, distribution
signal strength, rssi, reception > rssi, signal, link metrics
last seen, offline device, is a device connected > connectivity, online, presence, connection
industrial machine, production line > asset, equipment, thing
watering, sprinkler, irrigation > zone, valve, schedule, irrigation
# telephony, SIM, VoIP, SMS, push
phone call, dial, ring somebody, make a call > call, originate, dial, session
put on hold, hold music > hold, music on hold, moh
pass a call on, forward a call > transfer, forward, redirect, bridge, refer
three way call, talk with several > conference, participant, bridge, room
call list, who called, cdr, past calls > call log, call history, call, cdr, call detail record
press one, keypad, touch tone > dtmf, gather, digit, ivr, menu
phone menu, voice menu, auto attendant > ivr, auto attendant, menu, callflow, call flow
waiting callers, hunt group, ring group > queue, ring group, group, hunt group
answering machine > voicemail, amd, machine detection
internal number, desk phone > extension, endpoint, line, phone, device
sip, trunk, sip provider > trunk, sip, connection, registration, endpoint, gateway
buy a phone number, get a number, rent a number > phone number, number order, available number, incoming number
keep my number, move a number, take a number along > port, porting, port in, portability, port order
is a number real, which carrier, landline or mobile > lookup, number insight, hlr, validation, number lookup
caller id, shown number, who is calling > caller id, cnam, verified caller, lookup
toll free, short code, sender id > short code, toll free verification, sender, alphanumeric sender
text somebody, sms, send a text > message, sms, messaging, send
did the text arrive, dlr > delivery report, delivery receipt, status callback
answer to a text, incoming text, two way > inbound, mo, received message, reply, incoming
send a code, check a code > verify, verification, verification check, otp, pin, 2fa
sim card, iccid, esim > sim, sim card, esim, profile, iccid
block a sim, lost sim > suspend, deactivate, block, barring, sim
data plan, tariff, data volume > plan, package, bundle, rate plan, data plan, offer
data used, megabytes used > usage, consumption, data session, usage record, traffic
imei, device of a sim > device, imei, equipment, lock
roaming, abroad, foreign network > roaming, coverage, network, country
push message, notify a phone, ping a phone > notification, push, message, publish
device token, registration token, which phones > device, registration, subscription, player, endpoint
call price, what does a text cost > pricing, rate, price, cost
# vulnerabilities, SIEM, malware, threat intelligence, compliance
security hole, weakness, bug that attackers use > vulnerability, cve, finding, weakness, cwe
how bad is a vulnerability, cvss > severity, score, cvss, metric, epss
affected version, am i affected > affected, vulnerability, query, cpe, package, purl
security bulletin, security notice > advisory, alert, bulletin
scan a host, vulnerability scan, check a server > scan, task, assessment, target
scan result, found problems > finding, result, issue, report, vulnerability
false positive, not a problem, accept the risk > false positive, exception, risk acceptance, suppress, ignore, override, dismiss
how to fix > remediation, solution, mitigation, fix
virus, trojan, ransomware, worm > malware, sample, threat, signature, file
check a file, is a file dangerous, antivirus > file, analysis, scan, hash, report, submit, sample
file hash, md5, sha256, checksum > hash, file, sample, artifact, indicator
check a link, is a site dangerous, phishing > url, analysis, scan, submit, verdict, domain
run in a sandbox, detonate > sandbox, submission, task, analysis, behaviour
yara, detection rule, sigma > rule, ruleset, detection, hunting, yara
bad ip, attacker address, reputation > reputation, ip address, indicator, score, blacklist, check
ioc, indicator of compromise > indicator, attribute, observable, artifact, ioc
hacker group, apt, attacker > threat actor, intrusion set, adversary, actor, galaxy, group
attack technique, ttp > technique, tactic, attack pattern, matrix
feed of threats, import indicators > feed, collection, taxii, import, source
leaked password, data leak, hacked account > breach, breached account, pwned, paste, leak, exposure
siem, security event, security log > event, alert, offense, log, signal
suspicious, attack detected, detection > alert, detection, signal, offense, notable, finding
edr, agent on a computer > agent, host, device, sensor, endpoint, machine
cut off from network, quarantine a computer > isolate, contain, containment, quarantine, network isolation
automatic reaction, soar, playbook > active response, response, playbook, action, responder, analyzer
open ports of the internet, exposed service, service banner > host, service, port, scan
sbom, bill of materials, components of a product > bom, sbom, component, dependency, project
compliance, iso 27001, soc 2, gdpr > control, framework, requirement, standard, evidence, audit
hardening, benchmark, cis, configuration check > sca, policy, benchmark, compliance, check
# identity, single sign-on, PKI, secrets
federated login, social login, login with another account > identity provider, idp, connection, source, federation
app that uses the login, relying party, service provider > client, application, provider, app, service provider
is a token valid, check a token > introspect, introspection, verify, lookup, validate, tokeninfo
public keys of the login, jwks > jwks, key, well known, certs, keys
discovery document, openid configuration > well known, discovery, metadata, configuration
token claim, what is in the token > mapper, claim, scope, protocol mapper, attribute, property mapping
allowed apps, apps with access to my account > consent, grant, authorized application, session
realm, directory of users > realm, tenant, organization
user directory, ldap, active directory > federation, ldap, directory, connector, source, user store, component
may a user do, check permission, authorization decision > check, permission, evaluate, relation tuple, policy, authorize, decision
login screen, login flow, login steps > flow, authentication flow, stage, branding, policy
second factor of a user, reset mfa, lost phone > factor, authenticator, credential, mfa, device, enrollment
hardware key, yubikey, security key > webauthn, passkey, fido, credential, factor, authenticator
force a new password, change at next login > required action, reset password, expire password, credential
wrong password too often, brute force > attack detection, brute force, lockout, unlock, anomaly
join two accounts, same person twice > link, identity, federated identity, merge
machine login, app login without user > service account, client credential, app role, machine, m2m
access request, ask for a role > access request, request, approval, entitlement
certificate authority, root certificate > issuer, ca, root, authority, pki, intermediate
get a certificate, request a certificate, csr > issue, sign, order, enroll, certificate, certificate request
let's encrypt, acme > order, challenge, acme, certificate
prove domain ownership, domain validation > challenge, validation, authorization, dcv
revoked certificate, crl, ocsp > crl, revocation, revoke, ocsp
secret, password store, credential > secret, kv, credential, parameter
short lived credentials, dynamic password > dynamic secret, lease, creds, role
extend a lease, credential expires > lease, renew, revoke
sealed, unlock the vault, open the vault > unseal, seal, seal status, init, unlock
encrypt, decrypt, encryption as a service > transit, encrypt, decrypt, key, kms
how clients log in, login method > auth method, auth, authentication method, approle
vault item, login item, card item > item, cipher, object, entry, record
# e-signature, documents, PDF, OCR
send for signature, get a signature, have it signed > signature request, envelope, agreement, submission, sign request, document
signing in person, sign on a tablet > in person, embedded, host, signing session
sign inside my app, iframe signing > embedded, sign url, recipient view, embed
who has to sign, signing order > recipient, signer, submitter, participant, routing order
where to sign, signature field, text box > tab, field, form field, tag, component
initials, signature image, stamp > signature, initial, seal, stamp
reuse a document, form letter > template, document template, prefill
send one document to many > bulk send, bulk, batch
proof of signing, audit certificate > audit trail, certificate, audit log, completion certificate, evidence
check who a signer is, id check > identity verification, authentication, verification, id evidence
qualified signature, eidas, legal signature > signature, certificate, signature level, qes, timestamp
is a signature valid > validate, verify, validation, verification
fill in a form, fill a pdf > fill, form, form field, prefill, merge data
html to pdf, web page to pdf, print to pdf > convert, chromium, pdf, render, url to pdf
word to pdf, docx, office document > convert, libreoffice, conversion, export
pdf to image, page as picture > convert, render, image, thumbnail, raster
put pdfs together, join pdfs, several pdfs into one > merge, combine, assemble, concatenate
take pages out, single pages, cut a pdf > split, extract page, extract, remove page
make a pdf smaller, shrink a pdf > compress, optimize, linearize
password on a pdf, lock a pdf > encrypt, protect, security, password
open a locked pdf, remove password > decrypt, unlock, unprotect, remove password
black out, hide sensitive text, sanitize > redact, redaction, sanitize
watermark, page number, header on pages > watermark, stamp, overlay, add page number
read text from an image, scan to text, ocr > ocr, recognize, extract, analyze, read, text detection
table in a document, cells of a table > table, extract, analyze, layout
read an invoice, receipt scanning, read a receipt > invoice, receipt, parse, extract, expense, prebuilt
id card, passport, read a passport > identity document, mrz, analyze, passport
what kind of document, sort documents > classify, classifier, document type, category
who sent a document > correspondent, sender
fields from data, mail merge, generate documents > template, render, generate, merge, compose
# media servers, music, films, TV, podcasts, audiobooks, photos, e-books
singer, composer, music group, musician > artist, person, creator
lp, ep, disc, cd > album, release, release group, disc
lyrics, text of a song > lyric, structured lyrics
which song is this, recognize a song, audio fingerprint > lookup, acoustid, fingerprint, identify, recognize
play count, how often played, scrobble > scrobble, play count, listen, playback, history
what did i hear, listening history > recently played, listen, history, scrobble, playback
songs like this, similar artists, radio > similar, recommendation, radio, instant mix, related artist
tv show, tv series, serial > series, show, tv, season, episode
who plays, who directed, crew > credit, cast, crew, people, person
storyline, what is it about > overview, summary, synopsis, description
age rating, for children > certification, content rating, parental rating, rating
where can i watch, streaming service > watch provider, availability, provider, source
other database > external id, find, lookup, provider id
imported wrong, wrong movie recognized > identify, match, refresh, metadata, fix match
missing episodes, wanted > missing, wanted, cutoff, queue
request a movie, wish for a film > request, discover
cannot play, convert while playing > transcode, playback info, transcoding, stream, hls
intro, skip the intro, ad break > segment, marker, chapter, intro
where did i stop, continue listening, continue watching > progress, bookmark, playback position, resume, media progress, on deck
live tv, tv guide, epg > channel, guide, program, epg, live tv, xmltv
record tv, dvr > recording, timer, dvr, series timer
podcast, radio show > show, feed, podcast, episode, series
audiobook, talking book, narrator > audiobook, book, narrator
who is on a photo, faces > face, person, people, subject
where was a photo taken, map of photos > map, place, location, exif, marker
same photo twice, similar photos > duplicate, stack, similar
book series, volumes of a comic > series, volume, collection
comic, manga, graphic novel > series, chapter, volume, issue, book
ebook, epub, kindle > book, volume, publication, download, format, file
reading position, last page read > progress, read progress, bookmark, position
# downloads and torrents
torrent, magnet, magnet link > torrent, add torrent, url, info hash
add a download, start downloading > add uri, add url, torrent, link, queue
seed, seeding, share ratio, upload ratio > share limit, ratio, seeding, torrent
seeders, leechers, who downloads > peer, tracker, torrent
tracker, announce > tracker, reannounce, announce
download speed, slow down, bandwidth limit > speed limit, limit, throttle, transfer, alternative speed
stop a download > pause, stop, torrent, force pause
continue a download > resume, start, unpause
order of downloads, download first > priority, queue, top
where to save, target directory > save path, location, download folder, directory, category
move finished files > set location, post processing, storage
only some files, choose files > file priority, select, file, wanted
check files, damaged download > recheck, verify, hash check, repair
unpack, rar, extract > unpack, extraction, extract, post processing
finished downloads, what was downloaded > history, completed, finished, stopped
failed download, try another > retry, history, blocklist, failed
bad release, never download again > blocklist, blacklist, reject
usenet, nzb, newsgroup > nzb, queue, server, indexer
search site, torrent site > indexer, search plugin, provider
interactive pick, choose a release > release, manual search, grab
automatic download, rss > rss, rule, feed, auto download
download at night, time plan > scheduler, schedule, alternative speed
group downloads, sort downloads > category, tag, label
filehoster, premium account, one click hoster > host, link, unrestrict, hoster
direct link, real link > unrestrict, unlock, link, download
link list, paste links > link grabber, container, package, linkgrabber
import by hand, own file > manual import, import, command
watched folder, drop folder > directory, watch, monitored, scan directory
# file sync, digital assets, CMS, wikis, notes, bookmarks, feeds
what is in a folder, list a directory > children, list folder, propfind, browse, content
make a directory, new folder > mkcol, create folder, folder, directory
which files changed, sync changes > delta, changes, cursor, longpoll, event
deleted files, get a deleted file back > trash, trashbin, restore, recycle
link for everybody, send a link > shared link, public link, share link, link, share
request files, let others upload > file request, upload link, file drop, upload
someone edits, check out a file > lock, checkout, checkin
preview of a file, small picture > thumbnail, preview, rendition, representation
team folder, shared drive > group folder, shared drive, space, team folder, library
peer to peer sync, sync between computers > device, folder, sync, scan, completion
office online, edit together > wopi, editor, session, collaboration, coauthoring
digital asset, dam, stock photo > asset, media, resource, rendition
crop, resize a picture, thumbnail size > transformation, transform, derivative, rendition, image
webpage, blog entry > entry, content, node, document, story
content model, kind of content, custom post > content type, collection, model, schema, post type, component
publish later, embargo > scheduled action, schedule, scheduled publishing, release, publish
category, keyword, topic of posts > taxonomy, term, tag, category
edit a wiki page, who edited > revision, edit, history, contribution
links to a page, what links here > backlink, link, reference, relation
page tree, subpages, parent page > child, children, hierarchy, tree, ancestor
notebook, book of pages > space, book, shelf, collection, notebook, workspace
paragraph, heading, part of a page > block, children, section, element
save a link, read later > bookmark, link, entry, article, save
copy of a page, keep a web page > archive, snapshot, content, asset
rss, atom feed, news source > feed, subscription, stream, channel
new articles, unread articles > entry, unread, stream content, article
feed folder, group of feeds > category, folder, label, group
opml, subscription list > import, export, opml, subscription
marked passage, quote from a text > highlight, annotation
webdav, caldav, carddav > dav, calendar, addressbook, propfind
# printing and 3D printing
print a document, send to a printer > print job, job, print, submit
what is being printed, print queue > job, queue, print job, current job
which printers, default printer > printer, printer share, connection, default
out of paper, out of ink, toner > supply, consumable, marker, printer state
paper tray, paper size, a4 > media, tray, capability, paper, bin
duplex, both sides, double sided, black and white > option, capability, print setting, ticket, job option
copies, how many prints > copies, job, quantity, option
pick up a print, pin for printing > release, secure print, job, hold
who printed, pages printed > usage, job log, usage report, report
print quota, credit for printing > balance, quota, credit
printer driver, ppd > driver, ppd, model
zpl, label printer, print a label > label, print, zpl, render
receipt printer, raw print > raw, print job, escpos, printer
print on demand, t-shirt, mug > product, variant, mockup, order, blueprint, sku
preview of a printed product > mockup, preview, proof, render
print a letter, postcard, mail a letter > letter, postcard, mailpiece, order
stl, 3d model, 3mf, obj > file, model, object, mesh
slice, slicing, layer height > slice, slicing, slicer, profile
how long does the print take, time left > job, progress, estimate, print stats
nozzle, hotend, extruder, heat up > tool, temperature, extruder, heater, toolhead
print bed, heated bed > bed, temperature, heater
move the head, home the axes, jog > printhead, jog, home, toolhead, gcode
filament, spool, resin, plastic > spool, material, filament, vendor
how much filament is left > spool, remaining weight, usage, filament
ams, colour change > tool, lane, extruder, slot, ams
camera of the printer, watch the print > webcam, camera, timelapse, stream, snapshot
print failed, spaghetti, failure detection > detection, prediction, failure, history
send a command to the printer, terminal of a printer > gcode, command, script
bed level > bed mesh, calibrate, calibration, probe
# statistics offices and open data portals
figures, official numbers, official statistics > dataset, observation, table, series, indicator
data cube, cube > dataset, dataflow, cube, table, data structure
which figures exist, catalogue of data > dataset, catalog, dataflow, package, table, catalogue
key figure > indicator, variable, measure, series
time series, over the years > series, observation, timeseries, vintage
how often published, monthly or yearly > frequency, periodicity, release
newest figures, last value > latest, last observation, last n, recent
revised figures, earlier estimate > vintage, revision, vintage date, version
when are figures published, publication date > release, release calendar, calendar, release date
seasonally adjusted, base year > unit, transformation, adjustment, attribute
breakdown, by age, by sex > dimension, variable, concept, classification, filter
meaning of a code, what does a code mean > codelist, code, concept, classification, category
nace, isic, occupation code, product code > classification, correspondence, codelist, code
structure of a dataset, columns of a dataset > data structure, dsd, metadata, schema, dimension
survey, questionnaire of a survey > survey, study, questionnaire, instrument
census, inhabitants, how many people > population, census, demographic, dataset
unemployment, jobless, labour market > labor, employment, series, indicator
inflation, cost of living, consumer prices > cpi, price index, index, hicp, series
gdp, economy, economic growth > national account, indicator, series, gdp
municipality, county, district, region of a country > geography, area, region, nuts, geo, location, boundary
border, outline, shape of a region > boundary, geometry, geojson, shape
code of a municipality, fips, nuts, ags > area code, geography, identifier, region
open data, download data, csv of a dataset > resource, distribution, download, export, dataset
who published, statistics office > organization, publisher, agency, provider
topic of data, data about what > theme, category, group, topic, tag, subject
may i use the data, terms of use > license, rights, licence
read rows, query a dataset > datastore, record, query, row, sql, observation
harvest, collected from other portals > harvest, harvester, job
applications made with the data > reuse, showcase, application
sdmx, dcat, json-stat > dataflow, structure, catalog, format
`;
