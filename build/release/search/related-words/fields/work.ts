/** Staff, projects, support and developer platforms. */
export const WORK = `
# recruiting, applicants
job ad, job advert, vacancy, open position, job posting, opening, requisition
job board > job posting, publish, job post
careers page, all open jobs > job
job application > application, apply, candidate
cv, curriculum vitae, application documents > resume, attachment, document, candidate
parse resume, cv parsing > parse, resume, parser, extraction
cover letter, motivation letter, certificate > attachment, document, application
application status, hiring stage > stage, application, pipeline, step, disposition
move candidate, next round, advance > move, advance, stage, transfer
reject applicant, say no, turn down > reject, disqualify, rejection, decline, archive
reconsider > unreject, requalify, undo, restore
job interview, interview date, phone screen > interview, event, schedule
interview feedback, evaluation > scorecard, evaluation, feedback
hiring manager, recruiter, hiring team, interviewer > recruiter
employee referral, referrer > referral, prospect, source
talent pool, prospect pool > pool, prospect, nurture
reference check > reference, verification, check
skills test, coding test, aptitude > assessment, test, challenge
drug test, health screening > screening, test, report
salary range, compensation band > compensation, salary
application form > question
merge candidates > merge, duplicate, candidate
diversity, eeo, equal opportunity, demographic > eeo, demographic, diversity
headcount, approved position, hiring plan > requisition, opening, headcount, position
anonymise applicant > anonymize, gdpr, retention
message applicant > email, message, note, conversation
temp worker, staffing placement, assignment > placement, assignment, job order
# HR, absence, time tracking, shifts, performance
employee file, personnel file, employee record > employee, person, document, profile
sick, ill, sick note > absence, leave request
day off, holiday request, book holiday, pto request > leave request, absence
approve leave, confirm holiday, reject holiday > approve, leave request, approval, absence
holidays left, remaining vacation > balance, entitlement, leave balance, accrual, quota
absence reason, leave category > leave type, policy
absence calendar > whos out, absence, calendar
maternity leave, parental leave, sabbatical, unpaid leave > absence, leave
public holiday, bank holiday, company holiday > holiday
punch in, clock in, start work, clocking > time entry, attendance, timecard, punch
break, lunch break, rest period > break, meal, time entry, attendance
hours worked, working time, attendance, time sheet > time entry, timesheet, attendance, timecard, timer
start timer, currently working > timer, running, time entry, start, stop
billable hours, chargeable, hourly rate > billable, rate, time entry
swap shift, trade shift > swap, release
open shift, unfilled shift > shift, availability, eligible
reports to, direct reports, org chart, hierarchy > manager, supervisor, reporting line
job title, job role > job, position, job information
promoted, job promotion, job change, new position > job change, position, employment, job information
work site, office, workplace > location, site, office
start date, joining, onboarding, first day > onboarding, employment
resign, quit, leave company, last day > termination, offboarding, end employment, terminate
probation, contract type, full time, part time > employment, contract, employment status
performance review, appraisal, yearly talk, annual review > review, performance, appraisal
praise, kudos, recognition > recognition, shoutout, kudos, feedback, praise
one on one, 1:1 > one on one, meeting, check in
training record, certificate, qualification, skill > training, certification, skill, course, competency
company equipment > asset, equipment, item
emergency contact, family > emergency contact, dependent, contact
employment letter, work contract, hr document > document, contract, letter, file
# scheduling, appointments, calendars
book an appointment, make a booking > booking, appointment, create booking, schedule, reservation
open times, free slots, possible times > availability, slot, available time, opening
busy > freebusy, availability
move appointment, other time > reschedule, move, update booking, change
did not come, no show, missed appointment > attendance, mark, invitee
come in, arrived > check in, arrival, attendance
bookable service > event type, service, meeting type
stylist, practitioner, barber > staff, provider, team member, resource, host
room booking, book a room, hot desk > resource, room, space, desk, reservation
accept invitation, decline, maybe, rsvp > respond, attendee, accept, tentative, rsvp
every tuesday, repeat weekly, appointment series, recurring event > recurrence, instance, series, rrule
single occurrence > instance, occurrence, exception, override
holiday block, block time, out of office, time blocked > block, unavailability
buffer, preparation time > buffer, padding, event type
waiting list > waitlist, queue
class, group booking, workshop > class, session, group event, group class
places left, capacity > capacity, spot, seat, availability
share calendar > acl, permission, share
add calendar, ical, ics > calendar, ics, calendar list, subscription, feed
whole day, all-day > all day, event, date
time zone, local time > timezone, time zone, zone
video link, online meeting > conference, conferencing, location
booking page > scheduling link
intake > form, question, booking field
membership, ten tickets > package, membership, pass
booking deposit, cancellation fee > payment, deposit, cancellation policy, fee
restaurant reservation, party size > reservation, table, availability, party
restaurant queue, waiting time > waitlist, queue, ticket
sync changes, what changed since > delta, watch, changes
# project management, issues, sprints
bug, defect, fault, problem, error report > issue, bug, ticket, defect
column, swimlane, lane > section, column, board
move card, next column > transition, move, section, column
kanban, card wall, task board > board, project, view
end sprint, finish sprint > sprint, iteration, cycle, close, complete
backlog, waiting work > backlog, issue, planning, rank
epic, big feature, initiative
story points, effort, how big > estimate, estimation, effort
put first, order tasks, prioritise > rank, priority, reorder, position
due, deadline, finish by > due date, milestone, deadline, date
milestone, fix version, target release > milestone, version, release
depends on, blocked by, predecessor, waits for > dependency, link, relation, predecessor, blocking
linked issue, related tasks, duplicates of > issue link, relation, link, reference
be informed, follower > watcher, follower, subscriber, collaborator
discuss, remark, comment on task > comment, story, note
changes > activity, changelog, history, story, journal
attach picture > attachment, file, upload
saved search, query language, jql > filter, saved search, jql, query, view
issue type, kind of task, work item type, tracker
next states, workflow, allowed moves > transition, workflow
template project, copy a project > template, duplicate, project template, copy
burn down, velocity > velocity, burndown, report, chart
project health, status report, weekly update > status update, project update, status report
portfolio, group of projects > portfolio, program, folder, initiative
capacity, workload, resource plan > workload, capacity, allocation, resource
guest, external person, client access > guest, collaborator, member, share
archive finished, close project > archive, complete, close, project
meeting notes, project wiki > document, page, wiki, doc
test case, test run, test plan > test case, test run
# helpdesk, tickets, live chat, knowledge base
requester, who asked > requester, contact, end user, customer, reporter
internal remark, hidden note > note, private note, internal note
forward ticket > assign, assignee, transfer, reassign, route
routing, automatic assignment > routing, assignment, skill, trigger, omnichannel
text block, template answer > macro, canned response, snippet
automatic action, ticket rule > trigger, automation, rule, workflow
overdue ticket, sla breach, too late > sla, breach, escalation, overdue
combine tickets > merge, ticket, duplicate
split ticket > split
ticket form > ticket field, form, custom field
article category > section, category, collection, folder
article vote > vote, feedback, helpful, rating
website chat, start a chat > chat, conversation, visitor, session
chat bubble, chat window > widget, messenger, snippet
waiting visitors > visitor, visit, queue, online
end chat, leave chat > close, end, resolve, deactivate
agent online, availability > availability, presence, agent status
which channel, messaging app > channel, inbox, integration, channel account
spam ticket, suspicious mail > spam, blocklist
client organisation > organization, company
it asset, device list, cmdb, configuration item > asset, configuration item, ci, cmdb
change management, planned change > change request, change, rfc
service request > service request, catalog item, request item
ticket history, what was done > audit, activity, timeline, ticket event
team performance > report, metric
translate article > translation, locale
# team chat, video meetings, webinars
chat room, group chat, chat group > channel, room, space, stream, conversation
write a message, say something > message, post message, send message, chat message
whisper, private notice > ephemeral, private message
answer below, reply in thread, side discussion > thread, reply, topic
change a message > update message, edit message, message
delete a message > delete message, redact, unsend, recall
pinned messages, important messages > pin, pinned, bookmark
seen by > read receipt, read status, receipt, seen
bring in > invite, add member, join, conversation member
remove person > kick, remove member, remove
hidden channel > channel, visibility, conversation, convert
interactive message > block, interactive, card, attachment, view, component
incoming webhook, simple bot > webhook, incoming webhook, bot
group handle, at team > usergroup, user group, role, mention
start a meeting > meeting, create meeting, schedule
meeting link, join link > meeting, invite link, join
attendance, who joined > participant, attendee, past meeting
recorded call, watch again > recording, cloud recording, meeting recording
what was said, minutes, meeting notes > transcript, summary, recording, caption
small groups, breakout, group rooms > breakout, session
mute somebody > mute, participant, audio
kick participant > remove, eject, kick, participant
dial in, telephone number > dial in, pstn, sip, phone
webinar, online event, online seminar, virtual event
registered people > registrant, registration, attendee
whiteboard, draw together > whiteboard, board, canvas
# workflow automation, integrations, webhooks, jobs
workflow, zap, recipe, business process, playbook > workflow, flow, scenario, automation, process
run workflow, start automation, execute flow > run, execute, trigger, dispatch, start
workflow run, job run, invocation, process instance > run, execution, job, invocation
past runs, run log > execution, run, history, job, log
it failed, failed run > failed, incident, retry, error
cancel execution, kill job > cancel, terminate, abort, stop
building block > action, node, task, activity, module
manual step, human approval > user task, approval, signal, callback
workflow variable > variable, payload, input, context
process definition, bpmn, diagram > deployment, bpmn, workflow definition
decision table, business rule, dmn > decision, rule, dmn
register webhook, call me when > subscription, webhook, endpoint, hook
webhook secret, check signature > secret, signature, verify
failed deliveries, webhook log > delivery, attempt, event, message attempt, webhook log
event names > event type, event, topic, catalog
connect an account, oauth connection > connection, authorize, credential, link token, integration
reconnect, connection broken, expired login > reconnect, reauthorize, refresh, connection
field mapping, map columns, translate values > mapping, transform, data map
job queue, queue, background jobs, waiting jobs > queue, job, task, message
enqueue, add job > enqueue, queue, publish, push, add task
poison message, failed jobs, dead letter > dlq, incident
message broker, pub sub > topic, subscription, publish, consumer
two way sync > sync, connection, stream, integration
template workflow > template, blueprint, recipe, preset
unified api, common model > unified, common model, passthrough, linked account
pass through, proxy request > passthrough, proxy, request
stored passwords > credential, secret, connection, vault
tasks used, operations left > usage, operation, quota, consumption
# feature flags, experiments
feature flag, feature toggle, feature switch, feature gate, remote config, dynamic config
switch on, release feature > enable, toggle, flag, activate, update flag
kill switch, emergency off > disable, toggle, flag, off
gradual release > rollout, percentage, targeting, strategy
canary, step by step, guarded release > rollout, guarded
which users > targeting, rule, segment, strategy, audience
group of users, user list, beta testers > segment, audience, cohort
single user > override, user target
served variant > variation, variant, evaluation, evaluate, treatment
test arm, flag value, which variant > variation, variant, treatment
production or staging > environment, flag configuration, feature environment
old flags, remove flags, flag cleanup > archive, stale, cleanup, code reference
code search > code reference, repository
four eyes, flag approval > approval, approval request, change request
start test, begin experiment > start, experiment, launch, iteration
end test, stop experiment > stop, ship, conclude, decision, experiment
test result, significant > result, analysis, pulse, statistic
control group, holdout > holdout, control, layer
mutually exclusive > layer, namespace
split key > bucketing, traffic type
send results, track goal > track, event, conversion, metric event
sdk key, client key > sdk key, environment key, client key, api key
json setting, remote value > parameter, flag
restore flag, unarchive > restore, revive, unarchive
# ETL, data warehouses, BI dashboards
data source > source, connector, connection, data source
data target, sink > destination, sink, warehouse, target
load data, import table > load, ingest, sync, import, insert, copy
refresh data, sync now, update data > sync, refresh, trigger sync, run
full reload, resync, backfill > resync, backfill, reset
changes only, cdc > incremental, cdc, cursor
dag, data flow, data pipeline, etl job > pipeline, dag, job, flow, connection
clear task > clear, retry, rerun, backfill
columns of table, table structure > schema, column, field, table
column changed, new column, schema drift > schema, evolution
transform data, clean data, dbt model > transformation, model, job, recipe, transform
run sql, sql query > query, statement, sql, job
compute size, query power, bigger warehouse > warehouse, cluster, compute, capacity
suspend warehouse, save cost > suspend, stop, terminate
data lineage > lineage, upstream, relationship, dependency
data quality, test data, wrong data > test, check, expectation, monitor, quality
dashboard, cockpit, report page > dashboard, board, liveboard, report, workbook
saved chart, saved question > question, report, look, card
data alert > alert, threshold, monitor
row level security > access policy, sandbox, data policy
export dashboard, as pdf, as picture > export, render, pdf, png, download
cube, data model > dataset, explore, model
reverse etl, activate > sync, destination, audience, model
stream data, kafka, events in > stream, topic, connector, consumer, broker
time travel > snapshot, time travel, version, history
open data, statistics portal > dataset, package, resource, catalog
# developer platforms
limited key, read only key > scope, permission, api key
client id, client secret, oauth app, register my app > oauth client, application, app, client registration
exchange code, get access token, token expired > refresh token, oauth, authorize
my usage, calls made > usage, quota, consumption, statistic
limits > quota, limit, rate limit, usage
test mode, playground, demo data > sandbox, test, environment, simulation
stage, production, staging area, deployment target > environment, workspace, stage, deployment
demo data, fixtures > seed, sandbox, fixture, simulate, test data
clean sandbox > reset, sandbox, clear, refresh
change history, security log > audit log, audit event, activity, event
switch company, other workspace, several accounts > workspace, organization, tenant
new user, give access > invite, invitation, member, add member
invite again, remind invited, withdraw invitation > resend, invitation, revoke, cancel invitation
take access away > remove member, deactivate, revoke, delete user
rights, permissions > role, permission, policy, grant, scope
sync employees, active directory > scim, directory, provisioning, ldap
ip restriction > allowlist, ip allowlist, ip access, network policy
stop notifications > notification setting, subscription, mute
bell, in-app message, notification center > notification, inbox, alert, feed
upload many, import csv > import, bulk, upload, batch, csv
download everything, takeout > export, data export, archive, dump, backup
bulk change > bulk, batch, mass, multi
long running, async > operation, job, task, async, poll
old version, deprecated, what changed > changelog, deprecation, version, release
own domain, white label, vanity url > custom domain, domain, branding, hostname
list of countries, list of currencies, list of languages, fixed values > reference data, lookup, enum, metadata, country, constant
service down, announcements, planned maintenance > incident, maintenance, announcement
data residency, data location > region, location, data center, residency
delete my account, close account > close account, delete account, deactivate, terminate
legal terms, terms of service, accept conditions > agreement, terms, consent, acceptance
`;
