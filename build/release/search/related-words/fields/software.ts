/** Models, databases, servers, networks and security. */
export const SOFTWARE = `
# language models, machine learning, vector databases, agents
chat with, answer a question, generate text > completion, chat completion, message, response, generate
system prompt, personality > system, instruction, prompt, assistant
function calling, call a function, tool use > tool, function, action
json output, structured output, json mode > response format, schema, structured
creativity, randomness, top p > temperature, sampling
context window, maximum tokens > truncate
how sure, confidence, probability > logprob, score, confidence, probability
chain of thought, think longer, thinking > reasoning, thinking, effort
vision > image, vision, multimodal, caption, image input
text to image, image generation > image, generation, generate, diffusion
chat memory, keep context > thread, conversation, memory, session, history
own documents, rag, retrieval > knowledge, file search, retrieval, document
split text, chunking, chunk > chunk, split, segment, passage
vectorize, vector representation > embedding, embed, encode
knn, ann, nearest neighbor, nearest neighbour, similarity search > query, similar
reorder results > rerank, ranking, score
own model, lora > fine tune, fine tuning, tuning, adapter, tuned model
training example, labelled data, training data > dataset, example
hyperparameter, learning rate, epoch > hyperparameter, tuning, sweep
training run, experiment tracking > run, experiment, trial, job
training loss > metric, evaluation, eval, benchmark
evaluate, grade answers, judge answers > eval, evaluation, grader, score, feedback
model file, model weights, checkpoint > artifact, checkpoint
predict, inference, classify > prediction, predict, inference, invoke, invocation
host a model > deployment, endpoint, serving, inference endpoint
cheap overnight > batch, message batch
safety filter, guardrail, blocked content > moderation, guardrail, safety, content filter
agent step > step, trace, event, run
run code, code interpreter, sandbox > code execution, container, sandbox, execution
# search engines and databases
schema, field definitions > mapping, schema, structure, properties, field
add a column, alter table, new column > field, column, alter, schema, attribute, property
sql, select statement, run sql, execute a statement > query, sql, statement, execute
explain plan, query plan > explain, profile, slow log, plan, query profile
slow query > query, running query, task, active query
typo tolerance, fuzzy, misspelled query > typo, fuzzy, tolerance, settings
did you mean, search suggestion > suggest, suggester, spellcheck, query suggestion
facet, filter counts, drill down > facet, aggregation, filter
group by, average per > aggregation, aggregate, rollup, group
relevance, ranking > ranking, ranking rule, score, rule, boost, relevance
pinned result > pin, curation, rule, override, elevate
analyzer, tokenizer, stemming > analyze, analysis, settings, analyzer
without downtime, swap index > alias, swap
shard placement > allocation, routing, shard, reroute, rebalance
unassigned shard, red cluster, yellow cluster > health, reroute
replica, read replica, standby > replica, replication, follower, secondary, readonly
replication lag, behind the primary > replication, replica, checkpoint
backup location > repository, bucket
pitr > restore, recovery, snapshot, point in time, branch
bulk insert, mass insert > bulk, batch, import
delete matching, delete where > delete by query, batch delete
deep paging, all results > scroll, point in time, pit, cursor, search after
atomic, begin commit, all or nothing > transaction, batch, commit, rollback
change stream, cdc > changes, change stream, subscribe, listen, trigger
preprocess > pipeline, transform, processor
expire documents, delete old data, data lifecycle > ttl, lifecycle, ilm, retention, retention policy
compact, defragment, vacuum > compaction, compact, vacuum, optimize
make visible > refresh, flush, commit, persist
crawl > crawler, domain, crawl, sitemap
# queues, streaming, logs, metrics, tracing, monitoring, incidents
enqueue > publish, produce, push, send message, put
dequeue, receive a message, read messages > consume, pull, receive, fetch, consumer
acknowledge, message processed > ack, acknowledge, delete message, commit
poison message, failed message > dlq, dlx, failed, parking
offset > offset, commit, cursor, sequence, checkpoint
replay > seek, replay, offset
lag, backlog, messages waiting > lag, backlog, depth, pending, message count
route messages > binding, exchange, routing, route, rule
source or sink, move data in > connector, sink, source, task, pipeline
log line, log message, print logs, see logs > log, log entry, entry, query, stream, tail
grep > query, log query, query range
metric name > series, metadata, metric, label
chart, graph, plot, panel > dashboard, panel, chart, graph, widget, visualization
over time, time series, values between > query range, timeseries, history, range, points
trace, request path, distributed tracing > trace, span, transaction
slow request, flame graph > trace, span, profile, profiling
service map > dependency, service, topology, service map
alert condition, threshold > rule, condition, threshold, policy, trigger
silence, mute alerts > silence, downtime, maintenance, maintenance window, suppression
escalate, nobody answered > escalation policy
page someone > alert, incident, trigger, event, notify
heartbeat, dead man > heartbeat, check, ping, checkin, monitor
public status > status page, component, incident, subscriber
availability target, error budget > slo, objective, sli
# git hosting, CI/CD, package and container registries, releases
commit message, blame > commit, blame, history
write a file > content, contents, file, commit
read a file, raw file, get source > content, contents, raw, blob, file
directory listing > tree, contents, content
protect main > branch protection, protected branch, ruleset, restriction
compare commits > compare, diff, commit
sync a fork > sync, update branch, rebase
code review, review changes > review, review comment, discussion, approval, note
code owner > reviewer, requested reviewer, codeowner
cherry pick, backport > cherry pick, revert, commit
build, ci run, continuous integration > pipeline, build, job, run
start a build, run the pipeline, kick off > trigger, dispatch, pipeline, build, run, queue
build output, console text > log, trace, job log, step, test report
build result, green or red, tests passed > commit status, check run, conclusion
build machine, build agent, self hosted > runner, agent, executor, node, worker
build variable, ci secret > variable, secret, environment variable, context, credential
build product > artifact, asset, package
unit test, test result, coverage > test report, test case, coverage, check
waiting for approval, manual step > approval, approve, play, gate
hotfix, patch release, changelog, release notes > release, changelog
npm, pypi, maven, nuget, gem, software library > package, module, registry, crate, project
requires, depends on > dependency, requirement, dependency graph, dependent
used by > dependent
image tag, image version > tag, manifest, image, digest
old images, delete untagged > retention, garbage collection, gc
static analysis, code quality, lint > issue, measure, analysis
# containers, clusters, virtual machines, infrastructure as code, backups
virtual server, vps, droplet > instance, server, vm, qemu, linode, machine
hypervisor, physical server, bare metal > node, host, hypervisor, metal
machine size, how many cores, flavour > flavor, size, offering, instance type
iso image, boot image, cloud image, golden image > image, template, iso, media
cloud init, startup script, first boot > user data, script, metadata
live migration > migrate, migration, relocate, evacuate
more disk, bigger disk > volume, resize, disk, extend, storage
remote desktop > console, vnc, vncproxy, spice
build an image > build, image, commit
docker compose > stack, compose, project, service
pod, workload > pod, deployment, replica set, allocation, task, job
scale out, more copies > scale, replica, count, autoscaler, service
expose a port, publish a port > port, ingress, service, network, load balancer
cluster access, kubeconfig > kubeconfig, credential, cluster, config
helm, app package > chart, release, app, repository, application
terraform, infrastructure as code, iac > stack, workspace, run, state, configuration version
what would change > preview, run, diff, dry run
drift, manually changed > drift, assessment, refresh, diff
playbook, ansible > job, launch, inventory, playbook
old backups > retention, prune, forget
disk array, raid, zfs > pool, dataset, disk, vdev, storage
nas share, network drive, smb, nfs > share, export, sharing, filesystem
broken disk, disk health > smart, disk, drive, health, replace
lights out, ipmi, bmc > power, reset, system, manager, chassis
# DNS, CDN, VPN, routers, network inventory (IPAM)
aaaa, mx, cname, dns entry > record, rrset, dns record, record set
dnssec, signed zone, ds record > dnssec, cryptokey, ds, key
zone transfer, secondary dns > axfr, secondary, slave, transfer, notify
register a domain > domain, availability, check, registration, register
whois, registrant > whois, rdap, contact, domain, registrar
auth code, epp code > transfer, auth code, domain, auth info
block ads, blocked domain, ad blocker, blacklist > filtering, blocklist, deny, blocked, adlist, gravity
dns queries > query log, querylog, query, history, top domain
local name > rewrite, host, override, static
edge server, cdn, pull zone > distribution, zone, service, edge
tunnel, vpn, wireguard, openvpn > tunnel, peer, vpn, wireguard, client
vpn user > peer, auth key, device, client
access rule > acl, policy, firewall, rule, group
free ip, unused ip > available ip, available, address
ip address > ip address, address, assignment, ipaddress, lease
subnet, network range, cidr > prefix, subnet, network, block, range
vlan, virtual lan > vlan, vlan group, network, l2domain
routing table, vrf, overlapping network > vrf, route, routing, static route
as number, autonomous system, peering > asn, bgp, peer, network
fixed lease, dhcp > reservation, lease, dhcp, fixed
who is connected, wifi client, connected device > client, station, lease, host, arp
wifi, wlan, wireless network, ssid > ssid, wlan, wireless, radio, network
guest wifi, hotspot, captive portal > hotspot, voucher, guest, portal
cable, patch panel > cable, connection, termination, interface
rack, cabinet, height unit, rack unit > rack, elevation, location, site
building, datacenter, floor > site, location, region, facility
provider line, leased line, internet uplink > circuit, provider, wan, uplink
port forward, port forwarding > nat, port forward, forwarding, firewall, rule, mapping
group of addresses > alias, address group, ip list, prefix list, set
# IoT devices, sensors, gateways, firmware, home automation
gadget, appliance, lamp, bulb, light > device, thing, light, entity, equipment
dim, brightness > light, state, service, action, switch, command
sensor reading, measured value, sensor value > telemetry, state, measurement, reading, observation, datapoint
earlier values, past readings > history, timeseries, telemetry, measurement, persistence, aggregate
desired value, target state, device twin, reported state > shadow, twin, desired, attribute
send a command > command, rpc, action, downlink, service, invoke, control
lorawan message > uplink, event, frame, telemetry
antenna, base station, hub > gateway, bridge, hub, coordinator
add a device > provision, pair, register, join, discovery, inbox, claim
kind of device > device type, device profile, product, model
group of devices > group, fleet, room, zone, area
scene, mood, lighting mood > scene, preset, routine
thermostat, heating, radiator > thermostat, climate, temperature, heating, hvac, setpoint
target temperature, how warm > setpoint, temperature, thermostat, climate
shutter, blind, curtain, garage door > cover, shutter, window, blind, rollershutter
motion, movement detected > presence, motion, occupancy, person
plug, power socket, power outlet, wall plug > switch, relay, outlet, plug
power use, watt, kwh, energy use > energy, power, meter, consumption, electricity
solar, pv, battery, inverter > inverter, production, battery, energy, photovoltaic
wallbox, charging station > charger, charging, loadpoint, connector
alarm system, burglar > arm, disarm, alarm, security
smart lock > lock, unlock, access, door
ota, over the air, new firmware > firmware, ota, deployment, upgrade, distribution
signal strength, rssi, reception > rssi, signal
last seen, offline device > connectivity, online, presence, connection
industrial machine, production line > asset, equipment, thing
watering, sprinkler, irrigation > zone, valve, schedule, irrigation
# telephony, SIM, VoIP, SMS, push
phone call, dial, ring somebody, make a call > call, originate, dial, session
put on hold, hold music > hold, moh
call list, who called, cdr, past calls > call log, call, cdr
press one, keypad, touch tone > dtmf, gather, digit, ivr, menu
phone menu, voice menu, auto attendant > ivr, menu, callflow
waiting callers, hunt group, ring group > queue, group
answering machine > voicemail, amd
internal number, desk phone > extension, endpoint, line, phone, device
sip, trunk, sip provider > trunk, sip, connection, registration, endpoint, gateway
which carrier > lookup, hlr, validation, number lookup
caller id, shown number, who is calling > caller id, cnam, verified caller, lookup
toll free, short code, sender id > short code, sender
text somebody, sms, send a text > message, sms, messaging, send
dlr > delivery report, delivery receipt
incoming text, two way > inbound, mo, received message, reply, incoming
send a code > verify, verification, verification check, otp, pin, 2fa
sim card, iccid, esim > sim, sim card, esim, profile, iccid
lost sim > suspend, deactivate, block, barring, sim
data plan, tariff, data volume > plan, package, bundle, rate plan, data plan, offer
data used, megabytes used > usage, consumption, data session, usage record, traffic
imei > device, imei, equipment, lock
roaming, abroad, foreign network > roaming, coverage, network, country
push message > notification, push, message, publish
device token, registration token, which phones > device, registration, subscription, player, endpoint
call price > pricing, rate, price, cost
# vulnerabilities, SIEM, malware, threat intelligence, compliance
security hole, weakness > vulnerability, cve, finding, weakness, cwe
cvss > severity, score, cvss, metric, epss
affected version, am i affected > affected, vulnerability, query, cpe, package, purl
security bulletin, security notice > advisory, alert, bulletin
vulnerability scan > scan, task, assessment, target
scan result, found problems > finding, result, issue, report, vulnerability
false positive, not a problem, accept the risk > exception, suppress, ignore, override, dismiss
how to fix > remediation, solution, mitigation, fix
virus, trojan, ransomware, worm > malware, sample, threat, signature, file
antivirus > file, analysis, scan, hash, report, submit, sample
file hash, md5, sha256, checksum > hash, file, sample, artifact, indicator
phishing > url, analysis, scan, submit, verdict, domain
detonate > sandbox, submission, task, analysis, behaviour
yara, detection rule, sigma > rule, ruleset, detection, hunting, yara
bad ip, attacker address, reputation > reputation, ip address, indicator, score, blacklist, check
ioc, indicator of compromise > indicator, attribute, observable, artifact, ioc
hacker group, apt, attacker > intrusion set, adversary, actor, galaxy, group
attack technique, ttp > technique, tactic, matrix
import indicators > feed, collection, taxii, import, source
leaked password, data leak, hacked account > breach, pwned, paste, leak, exposure
siem, security event, security log > event, alert, offense, log, signal
suspicious, attack detected, detection > alert, detection, signal, offense, notable, finding
edr > agent, host, device, sensor, endpoint, machine
automatic reaction, soar, playbook > active response, response, playbook, action, responder, analyzer
exposed service, service banner > host, service, port, scan
sbom, bill of materials > bom, sbom, component, dependency, project
compliance, iso 27001, soc 2, gdpr > control, framework, requirement, standard, evidence, audit
hardening, benchmark, cis, configuration check > sca, policy, benchmark, compliance, check
# identity, single sign-on, PKI, secrets
federated login, social login > identity provider, idp, connection, source, federation
relying party, service provider > client, application, provider, app, service provider
check a token > introspect, introspection, verify, lookup, validate, tokeninfo
jwks > jwks, key, well known, certs, keys
discovery document, openid configuration > well known, discovery, metadata, configuration
token claim > mapper, claim, scope, protocol mapper, attribute
allowed apps > consent, grant, authorized application, session
realm > realm, tenant, organization
user directory, ldap, active directory > federation, ldap, directory, connector, source, user store, component
check permission, authorization decision > check, permission, evaluate, policy, authorize, decision
login screen, login flow, login steps > flow, authentication flow, stage, branding, policy
reset mfa, lost phone > factor, authenticator, credential, mfa, device, enrollment
hardware key, yubikey, security key > webauthn, passkey, fido, credential, factor, authenticator
brute force > attack detection, brute force, lockout, unlock, anomaly
machine login > service account, client credential, app role, machine, m2m
access request > access request, request, approval, entitlement
certificate authority, root certificate > issuer, ca, root, authority, pki, intermediate
get a certificate, request a certificate, csr > issue, sign, order, enroll, certificate, certificate request
let's encrypt, acme > order, challenge, acme, certificate
domain validation > challenge, validation, authorization, dcv
revoked certificate, crl, ocsp > crl, revocation, revoke, ocsp
secret, password store, credential > secret, kv, credential, parameter
short lived credentials, dynamic password > lease, creds, role
credential expires > lease, renew, revoke
sealed > unseal, seal, init, unlock
encrypt, decrypt > transit, encrypt, decrypt, key, kms
login method > auth method, auth, authentication method, approle
vault item, login item, card item > item, cipher, object, entry, record
`;
