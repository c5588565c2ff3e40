/** Accounts, payments, credit and investments. */
export const MONEY = `
# accounting, ledgers, bookkeeping, ERP
journal entry, manual journal, ledger entry, general journal, journal voucher
posting > journal entry, journal line, ledger transaction, voucher
general ledger, gl, nominal ledger, main ledger
gl account, gl code, nominal code, nominal account > ledger account, accounting code, account code
chart of accounts, coa, list of accounts, account plan > ledger account
trial balance, account balances
balance sheet, net worth
cash flow, cashflow, liquidity, cash flow statement
aged receivables, aging, ageing, ar aging > aging, open item, outstanding
accounts payable, ap, creditors > bill, payable, supplier invoice, vendor bill
accounts receivable, ar, debtors > receivable, customer balance
lock books, close books, period close, month end > accounting period, period
opening balance, starting balance, initial balance, brought forward, conversion balance
fixed asset, capital asset, plant and equipment > asset, fixed asset, depreciation
cost center, cost centre, profit center, cost unit > dimension, cost center, class, department
double entry, debit and credit, debit, two sided > journal entry, ledger transaction, voucher
bank feed, bank import > bank transaction, bank statement
unreconciled, not matched, match payments, tick off > reconcile, reconciliation, matching, allocation
apply payment > allocation, apply, settlement
accrual, accrue, deferral, prepaid expense, deferred revenue, prepayment
revenue recognition, rev rec, recognised revenue, earned revenue > revenue schedule, recognition
subsidiary, legal entity, intercompany, branch company, group company
consolidation, consolidate, group accounts, combined statements
accountant, bookkeeper, tax adviser, cpa > advisor, practice, practitioner
stock value, inventory valuation > inventory, item cost
bill of materials, bom, parts list
manufacturing order, production order, work order, make products > production order
petty cash, cash box, cash book, cash account
internal transfer, move between accounts > bank transfer, transfer, contra
# invoicing, quotes, dunning, e-invoicing
proforma, pro forma, preliminary invoice, advance invoice, draft invoice
estimate, offer, proposal, price offer, quotation, quote
accept quote > convert, accept, mark accepted, conclude
payment terms, net 30 > payment term, due date, terms
mark as paid, has been paid, paid in cash, record a payment > payment, record payment, invoice payment, receipt, settle
late, past due, overdue > overdue, dunning, unpaid, outstanding, collection
chase, payment reminder, reminder letter, second reminder > dunning, reminder, dunning letter, collection
late fee, penalty interest, reminder fee > surcharge, interest
invoice row > line item, invoice line, invoice item, order line
invoice number, numbering, running number, prefix of invoices > number range, sequence, numbering series, document number
wrong invoice, cancel an invoice > credit note, void, correction, cancellation, storno, credit memo
storno, reversal invoice, cancellation invoice, corrective invoice, correction invoice
recurring invoice, repeating invoice, standing invoice, invoice every month > recurring invoice, subscription, schedule, repeating
deposit invoice, down payment, advance payment, retainer, prepayment
partial invoice, progress billing, final invoice, milestone billing > partial invoice, final invoice, billing schedule
e-invoice, einvoice, electronic invoice, xml invoice, structured invoice > e-invoice, einvoice, peppol, ubl, xrechnung, facturae, zugferd, cfdi
peppol, participant > peppol, participant, legal entity, lookup, discovery
xrechnung, zugferd, factur-x, facturae, fatturapa, ubl, cii > e-invoice, einvoice, xml, ubl
stamp, cfdi, fiscal stamp, timbre, clearance > cfdi, stamp, timbrar, certify
forgive, give up on, uncollectible, bad debt > write off, uncollectible, void
letterhead, invoice layout > template, invoice template, branding, theme, layout
qr bill, payment slip, giro code > qr code
bill to, billing address, invoice recipient > bill to, customer, client, billing contact, debtor
self billing, gutschrift > self billing, credit memo
early payment, cash discount, skonto > payment term
customer statement, open items > statement, open item, customer statement, balance
unbilled, not yet invoiced > pending, unbilled
hourly > time entry, billable, timesheet, time activity
# taxes and filing
tax id, vat number, vat id, tin, taxpayer number, ein, abn
vies > validation, tax id, vat number, verify
how much tax, tax due > tax calculation, calculate tax, tax rate, estimate
tax return, file taxes, tax declaration, vat return, submit return > return, filing, file, obligation, submission
filing deadline > obligation, due date
hmrc, irs, tax office, tax authority, revenue service, finanzamt > jurisdiction, obligation
nexus, taxable presence > nexus, registration
tax exempt, exemption, no tax, tax free, resale certificate > exemption, certificate
tax code, tax category, product tax class, taxability > tax code, taxability, tax class
reverse charge, intra community, zero rated > exempt
withholding, withhold, wht, source tax > withholding, deduction
1099, w-9, w9, w-8, w8 > 1099, information return, w9, form request
w-2, w2, wage statement, p60 > w2, tax document, year end
tax zone, tax area, state tax, county tax, local tax > jurisdiction, tax rate, boundary
tariff, customs duty, import duty, landed cost, duties > duty, customs, cross border
hs code, commodity code, harmonized code, tariff number > item classification, commodity
estimated tax, prepay tax, quarterly tax, payment on account, installment > estimated payment, payment on account, liability
owed tax, tax bill > liability, charge, balance
penalty, fine, late filing > penalty, surcharge, sanction
self employed, sole trader, freelancer, self assessment > self employment, schedule c
deductible, deduction, allowance, tax relief > deduction, allowance, relief, expense
rental income, landlord > rental
refund tax, void tax > void transaction, refund transaction, uncommit
commit > commit, transaction, record
amend, amendment, corrected return > amendment, amended, correction, amend, resubmit
filing result > acknowledgement, submission status, filing status, receipt
e-file, efile, electronic filing, send electronically > filing, transmit, submission, e-file
tax class, filing status, allowances > withholding, w4, tax code, state tax
donation, gift aid, charitable gift > gift, charitable, donation, deduction
# payroll and benefits
run payroll, pay staff > payroll, pay run, payroll run
pay run, payroll run, pay cycle, payroll batch
pay slip, payslip, pay stub, paystub, wage slip, salary slip, pay statement
payday, pay date > pay period, pay schedule, pay date
pay period, pay cycle, pay schedule, pay calendar, pay group
pay rise, pay raise, new salary > compensation, salary, job
gross, net, take home pay, before tax > payroll, pay statement, earnings, payslip, paycheck
bonus, one-off payment, thirteenth salary, commission > earning, bonus, incentive
off cycle, extra payroll, one-off payroll, special run > supplemental, payroll, bonus
overtime, extra hours, double time > overtime, earning, pay code, hours
earnings code, pay code, wage type, pay item, pay element, earning type
deduction, withheld, docked > deduction, garnishment, withholding, benefit, contribution
garnishment, wage garnishment, child support, attachment of earnings, court order
pension, retirement, 401k, retirement plan, superannuation, super > pension, retirement, 401k, superannuation, contribution
health insurance, medical plan, dental plan, vision plan > benefit, enrollment, coverage, medical
enrol, enroll, enrolment, enrollment, elect > enrollment, election, benefit
open enrollment, life event, got married > election
spouse, wife, husband, children, family member > dependent, beneficiary, family
direct deposit > bank account, direct deposit, payment method
social security number, ssn, national insurance number, nino, social insurance > ssn, national id, employee, tax id
contractor payment, pay freelancers, pay contractors > contractor, payment
pay advance, early wage > advance, loan
employer cost > employer cost, cost calculator, employment cost, contribution
eor, peo, hire abroad > employment, country, contract, onboarding
cobra > cobra, continuation, termination, enrollment
final pay, severance, last paycheck, redundancy pay > termination, severance, offboarding
new joiner, starter, new hire > employee, onboarding, employment
leave balance, days left, pto, accrued holiday > accrual, leave balance, entitlement
rti, fps, starter declaration, payroll filing > submission, filing, fps, rti
cost of living, allowance, stipend > allowance, earning, stipend, reimbursement
# expenses, procurement, purchase orders, suppliers
out of pocket, claim back, submit expenses > expense, reimbursement, expense report, expense claim
receipt photo, scan receipts > receipt, attachment, ocr, document, capture
mileage, kilometre allowance, car allowance > mileage
business trip, travel request, trip approval > trip, itinerary, travel
expense policy, spending rule, not allowed > policy, spend policy, spend control, violation, limit
corporate card, company card, card purchase, business card > card, card transaction, card account
requisition, purchase request > requisition, purchase request, intake
purchase order, buy goods, reorder > purchase order, po, requisition, procurement
goods receipt, goods received, grn, delivery arrived, received goods, item receipt, inbound delivery
matching > match, purchase order, receipt, tolerance, matching
new supplier, supplier onboarding, vendor registration > supplier, vendor, onboarding, registration, supplier request
tender, rfp, rfq, rfx
bid, supplier quote > bid, response, quote, proposal, submission
award, contract notice > award, release
catalogue, supplier items > catalog, punchout, supplier item, item
punchout, supplier shop > punchout, cxml, catalog, session
blanket order, framework agreement, call off, standing order > contract, blanket, agreement, release
approval chain > approval, approver, workflow
budget > budget, encumbrance, commitment
spending report > spend, analytics, transaction, report
attach receipt, missing receipt, receipt reminder > receipt, attachment, missing, reminder
expense type, gl mapping, kind of expense > expense category, expense type, accounting field, gl account
itemise, itemize > itemization, allocation, split, line
remit to > remit to, payment method, counterparty
pay suppliers, pay bills, bill run, payment run > bill payment, payment run, bill, vendor payment, batch
payment approved, on hold > approval, hold, release, payable
supplier rating, vendor risk, evaluate suppliers > scorecard, risk, assessment
backorder, partial delivery, rest delivery > backorder, receipt, partial
supplier documents, compliance papers > compliance, certificate, document, vendor document
# banking, accounts, transfers, open banking
send money, wire money, transfer money, pay someone > transfer, payment order, payment initiation, payment, payout
payer, remitter > debtor, originator, counterparty, sender
standing order, repeat transfer, recurring transfer > standing order, recurring transfer, scheduled payment, periodic payment
pull money > direct debit, mandate, collection
sepa mandate > mandate, direct debit, authorization
checking account, current account, giro account, deposit account, cash account > current account
savings account, savings, pot > pot, space, savings, vault
sub-account, virtual account, virtual iban > virtual account, sub account, account number, viban
bank movement, booking, bank entry > transaction, entry, statement, ledger
connect bank account, bank login, add bank > consent, link, requisition, connection, item, bank connection
consent, bank consent, psd2 > consent, requisition, agreement, authorization, account access
which banks, list of banks, supported banks > institution, aspsp, bank, provider
aisp, account information, read balances > account information, balance, transaction, consent
pisp, pay by bank, payment initiation > payment initiation, payment consent, payment
tpp, third party provider, licensed app > tpp, third party, client registration
confirmation of payee, name check > account verification, name match
micro deposit, small deposits, penny test > verification, account verification
enough money, sufficient funds, has funds > confirmation of funds, funds confirmation, balance, available funds
bounced, returned payment, nsf, insufficient funds, returned > return, rejected, reversal, nsf, ach return
foreign transfer, send abroad, cross border payment, remittance, swift > international payment, cross border, quote, swift, transfer
exchange money, convert currency, change dollars > conversion, quote, exchange, fx, convert
swift code, bic, bank code, bank identifier > bic, swift, institution, bank code
overdraft, in the red, negative balance > overdraft, credit line, limit, arrangement
pending, not yet booked, reserved amount, blocked amount > pending transaction, hold, reservation, pending
spending categories, kind of transaction > enrichment, categorization, category, transaction, merchant
interest rate, interest earned, apy > interest, rate, yield, product
mobile deposit, check image > check deposit, check, cheque
cash machine, atm, withdraw cash, cash point > atm, branch, location
# cards and issuing
lost card, stolen card, card gone > replace, freeze, block, reissue
freeze card, lock card, pause card, block card > freeze, lock, suspend
new card, order a card, get a card, make a card > card, issue, create card, card order
virtual card, online card, one-time card, disposable card, burner card > single use, card
plastic card, physical card > card order, shipping
cardholder, card owner, card user
replacement card, renew card, expired card, damaged card > reissue, replace, renew, replacement
card activation, first use > activate, activation
pin code, change pin, forgot pin, card pin > pin, pin change
sensitive card data > pan, reveal, card details, sensitive, ephemeral key
block shops, merchant category, gambling block > mcc, restriction
mcc, merchant code, merchant category code
approve purchases, real time decision > authorization, authorization stream
card swipe, purchase attempt, card was used > authorization, card transaction
declined, card refused > decline, authorization, response code
tokenise, mobile wallet, phone payment > digital wallet, provisioning, wallet token
load card, fund card, prepaid > load, funding, balance
card design > personalization
card program, card type, card profile, card product, bin range
iin, issuer identification number, first six digits > bin, bin lookup, issuer
3d secure, 3ds, challenge > 3ds, authentication, challenge, stepup
contest purchase, unknown purchase > dispute, chargeback, case, claim
interchange > interchange, settlement, fee
cash back, cashback, card rewards > cashback, reward, rebate
close card, destroy card, cancel card > terminate, close, cancel
travel notice, use abroad, going abroad > international
fuel card, fleet card, petrol card > fleet, fuel, card
simulate purchase, test purchase > simulate, simulation, simulated authorization
# payments, checkout, disputes, payouts
take a payment, accept payments, collect money, charge a card, charge customer > charge, payment intent, payment, authorization, sale
reserve money, block amount, preauthorise > authorization, authorize, hold, preauthorization, payment intent
settle authorization > capture, settle, completion, deposit
release the hold, void authorization > void, cancel, reversal
partial refund, refund part > refund, reversal, credit
remember card, store card > payment method, setup intent, vault, instrument
card token, pci safe, tokenize, tokenise > vault
change card, new card number > payment method, payment source, account updater
ways to pay > payment method, payment option, payment product
bnpl, installments > installment, financing, payment plan
hosted payment page, checkout page, pay screen > checkout session, payment page, payment link
thank you page, return url > redirect, return url, checkout session
bank reversal, chargeback, retrieval request > dispute, chargeback, case, inquiry
send proof > evidence, defense, representment, counter, challenge, dispute
accept chargeback > accept dispute, concede, close
fees taken, processing cost > fee, balance transaction, settlement, application fee
pay sellers, split payment > transfer, split, connected account, disbursement
connected account, sub-merchant, submerchant, seller account, linked account, recipient account
mass payment, mass payout, bulk payout > payout
risk score, suspicious payment, block fraud > risk, radar, fraud, screening, review
deny list > blocklist, value list
idempotent, charged twice, double charge, double payment > idempotency, duplicate, refund
authorisation failed, card declined, payment failed > decline, error, failure
liability shift, strong customer authentication, sca, extra check > 3ds, authentication, sca
pix, qr payment, instant transfer > pix, qr code, cob
escrow, trust account > escrow, hold, release
surcharge, convenience fee, service fee > surcharge, fee
merchant onboarding, underwriting > onboarding, account link, boarding
# lending, credit, collections
loan request > application, origination
loan offer, prequalify, eligibility > offer, prequalification, eligibility, prequal
credit decision, underwrite, creditworthy > underwriting, decision, approval
pay back, repay, repayment, installment > repayment, payment, installment
repayment plan, payment schedule, amortization, amortisation > amortization, installment, loan schedule
lender, creditor, loan company, funder
line of credit, credit line, revolving credit, credit limit
arrears, delinquent, delinquency, past due
change the terms, payment holiday, restructure, deferment, forbearance, hardship > restructure, reschedule, modification, deferral, forbearance
charge off > write off, waive
waive fee, forgive interest > waive, waiver, adjustment
interest, apr > interest, accrual
debt collection, collection agency, recover debt, collections > collection, debt, recovery, placement, collection case
payment arrangement > payment plan, arrangement
credit check, pull credit, credit bureau, credit file > credit report, bureau, inquiry
credit rating, score, fico, how risky > score, rating
income check > income verification, asset report, employment verification, affordability
mortgage, home loan, house loan > mortgage, loan, property, escrow
student loan, car loan, payday loan, auto loan > loan, liability
sell receivables, invoice finance, factoring > factoring, advance, receivable
refinance, switch loan, debt consolidation > refinance, payoff, rollover
hard pull, soft pull, inquiry > inquiry, prequalification
tradeline, credit account > tradeline, liability, credit report
# insurance, policies, claims
insurance quote > quote, premium, rating, tariff, quotation
get covered > bind, policy, purchase, application
bind, start coverage, activate policy > bind, issue, activate, inception
policyholder, insured, insured person, policy owner, insured party, named insured
insurance cover, peril, insured risk > coverage, benefit, peril, risk, cover
premium, insurance payment, installment
excess, deductible, self-retention, own share, copay
endorse > endorsement, amendment, policy change, mta, alteration
endorsement, rider, add-on cover, extra cover > endorsement, rider, coverage, addon
cancel insurance > cancellation, cancel policy, terminate, lapse
lapse > lapse, expired, cancellation, reinstatement
reinstate, reinstatement, cover again, reactivate policy
renew policy, extend cover, next year > renewal, renew
report damage > claim, fnol, loss, notification
claim payment, settlement, indemnity > settlement, payout, indemnity, disbursement
adjuster, claim handler, loss assessor, surveyor, claims examiner
accident, damage, theft, fire, incident > loss, incident, claim, occurrence
insured object, insured car, insured house > risk object, exposure, asset
broker, insurance agent, intermediary, producer, agency
insurer, insurance company, carrier, underwriter
underwrite, risk check, accept the risk > underwriting, questionnaire, referral, risk assessment
green card, insurance card > certificate, policy document, evidence
beneficiary, heir > beneficiary, payee, claimant
claimant, injured party, third party, who claims
health plan, eligibility > eligibility, coverage, benefit, plan
prior authorization, pre-approval, approve treatment > preauthorization, authorization request
provider network, which doctors, in network > provider, network, directory, practitioner
explanation of benefits, eob, what was paid > explanation of benefit, remittance, claim response, adjudication
# investing, trading, market data
company stock, equity > instrument, security, asset, symbol, ticker, equity
ticker, isin, cusip, figi, stock symbol, security identifier > symbol, instrument, ticker, security, asset
stock price, share price, current price > quote, price, last trade, ticker, snapshot
historic prices, past prices, price history, ohlc, candlestick > bar, candle, aggregate, kline, history, time series
candlestick, kline, ohlc > candle, bar, kline, ohlc, aggregate
buy shares, sell shares, buy stock > order, place order, submit order, trade
order fill, trade execution, trade happened > fill, execution, trade, order
stop loss, take profit, conditional order > bracket, trigger, oco
my shares, my stocks, holdings > position, holding, portfolio, balance
sell everything, get out, liquidate, close out > close position, liquidate, close all positions
spread, best price, nbbo > quote, order book, ticker, nbbo
order book, market depth, level 2 > order book, depth, level 2, book
buying power, margin available > margin, balance
short sell, borrow shares, bet against > short, borrow, locate, margin
call option, put option, strike price, derivative > strike, expiration
greeks, delta, implied volatility, iv > greeks, snapshot, volatility
dividend, yield > dividend, distribution
stock split, merger, spin-off, company event > split, announcement
trading hours, market holiday > market status, clock, calendar
company figures, fundamentals, pe ratio > fundamental, financial, ratio, company overview, key metric
sec filing, annual report, 10-k, quarterly report > filing, edgar, submission, financial report
earnings date, results day, eps, quarterly results > earnings, estimate, surprise
find stocks, filter stocks, stock picker > screener, scan, scanner
rebalance, target weights, allocation > rebalance, allocation, weight
futures, commodity, forward contract, perpetual > future, contract, derivative, perpetual
moving average, rsi, macd, technical analysis > indicator, sma, ema
bond, fixed income, treasury, government bond, debenture
retirement account, ira, isa, brokerage account, depot > account type, brokerage account
acats, account transfer > transfer, acats, journal, depository
# crypto, wallets, blockchains, nodes
send coins, send bitcoin, send crypto, transfer tokens > send transaction, transfer, withdrawal, broadcast, raw transaction
receive coins, receive bitcoin > address, receive, new address
gas price, network fee, miner fee, transaction fee > gas, fee, estimate fee
coins left, wallet balance > balance, token balance, utxo
unspent > utxo, unspent
block height, latest block, current block, chain tip > block number, block height, head, tip, slot
confirmations > transaction receipt, confirmation, transaction status, finality
mempool, unconfirmed, waiting transactions > mempool, pending transaction, unconfirmed, txpool
run contract > call, contract, execute
contract code, abi, bytecode > contract, abi, bytecode, get code, source code
contract events, emitted > logs, event, get logs, filter, token transfer
approve a transaction, cold wallet > sign, signature, signing, psbt, raw signing
multi signature, multisig, cosign, several signers > multisig, safe, pending approval, threshold, owner
stake, earn rewards, lock coins, delegate > stake, staking, delegation, validator, delegate
validator, miner, block producer, baker > validator, miner, proposer
slashing, validator punished, jailed > slashing, slash, jail, unjail
swap coins, exchange tokens, convert crypto, dex > swap, quote, exchange, convert, trade
buy crypto, on ramp, onramp > onramp, buy, quote, checkout
sell crypto, off ramp, offramp > offramp, sell, withdrawal, payout
mint, issue token, create nft > mint, issue, create token, deploy
burn, destroy tokens > burn, destroy, redeem
ens, readable address > ens, domain, resolve, name service
testnet, faucet, practice network > faucet, testnet, airdrop
node sync, catching up > syncing, sync status, health, node info
peers, connected nodes, neighbours > peer, net info, node, peer count
lightning network, pay instantly, payment channel > channel, invoice, lightning, payment
dao vote, governance > proposal, governance, vote, gov
token bridge, cross chain > bridge, ibc, route
`;
