/** Money, trade, marketing, staff, projects, data. */
export const BUSINESS = `
# accounting, ledgers, bookkeeping, ERP
journal entry, manual journal, ledger entry, general journal, journal voucher
posting, post to ledger, book a transaction > journal entry, ledger entry, journal line, ledger transaction, voucher
general ledger, gl, nominal ledger, main ledger
gl account, gl code, nominal code, nominal account > ledger account, chart of accounts, accounting code, account code
chart of accounts, coa, list of accounts, account plan > ledger account, gl account, chart of accounts
trial balance, account balances, sums and balances
balance sheet, statement of financial position, net worth, what the company owns
cash flow, cashflow, liquidity, cash flow statement, statement of cash flows
aged receivables, aging, ageing, ar aging, who has not paid > aged receivables, aged debtors, aging, open item, outstanding
accounts payable, ap, what we owe, creditors > bill, payable, aged payables, supplier invoice, vendor bill
accounts receivable, ar, debtors, who owes us > receivable, aged receivables, open invoice, customer balance
lock books, close books, period close, month end, close the month > accounting period, lock date, closing date, period, fiscal period
opening balance, starting balance, initial balance, brought forward, conversion balance
fixed asset, capital asset, plant and equipment, machinery we own > asset, fixed asset, depreciation
cost center, cost centre, profit center, cost unit > dimension, tracking category, analytic account, cost center, class, department
double entry, debit and credit, debit, two sided > journal entry, ledger transaction, voucher
bank feed, imported bank transactions, bank import > bank transaction, statement line, bank statement, bank feed
unreconciled, not matched, match payments, tick off > reconcile, reconciliation, matching, allocation
apply payment, assign payment to invoice, which invoice was paid > allocation, payment application, apply, settlement
accrual, accrue, deferral, prepaid expense, deferred revenue, prepayment
revenue recognition, rev rec, recognised revenue, earned revenue > revenue schedule, recognition, deferred revenue
subsidiary, legal entity, intercompany, branch company, group company
consolidation, consolidate, group accounts, combined statements
accountant, bookkeeper, tax adviser, cpa > advisor, practice, practitioner
goods on hand, stock value, inventory valuation > inventory, stock valuation, cost of goods, item cost
bill of materials, bom, parts list, recipe of a product
manufacturing order, production order, work order, make products > production order, manufacturing order, work order
petty cash, cash box, cash book, cash account
internal transfer, between own accounts, move between accounts > bank transfer, transfer, book transfer, contra
# invoicing, quotes, dunning, e-invoicing
proforma, pro forma, preliminary invoice, advance invoice, draft invoice
send a bill, bill a customer, write an invoice > invoice, issue invoice, send invoice, billing document
estimate, offer, proposal, price offer, quotation, quote
accept quote, customer said yes, turn quote into invoice, turn into invoice > convert, accept, mark accepted, conclude
payment terms, net 30, days to pay, when is it due > payment term, due date, terms
mark as paid, has been paid, paid in cash, record a payment > payment, record payment, invoice payment, receipt, settle
late, past due, not paid in time, overdue > overdue, dunning, unpaid, outstanding, collection
chase, payment reminder, reminder letter, second reminder > dunning, reminder, dunning letter, dunning step, collection
late fee, late payment interest, penalty interest, reminder fee > late fee, surcharge, finance charge, interest
invoice row, what was sold, row on invoice, item on invoice > line item, invoice line, invoice item, order line
invoice number, numbering, running number, prefix of invoices > number range, sequence, numbering series, document number
correct an invoice, wrong invoice, cancel an invoice > credit note, void, correction, cancellation, storno, credit memo
storno, reversal invoice, cancellation invoice, corrective invoice, correction invoice
recurring invoice, repeating invoice, standing invoice, invoice every month > recurring invoice, invoice profile, subscription, schedule, repeating
deposit invoice, down payment, advance payment, retainer, prepayment
partial invoice, progress billing, final invoice, milestone billing > progress invoice, partial invoice, final invoice, billing schedule
e-invoice, einvoice, electronic invoice, xml invoice, structured invoice > e-invoice, einvoice, peppol, ubl, xrechnung, facturae, zugferd, cfdi
peppol, network id of a company, participant, can they receive e-invoices > peppol, participant, legal entity, lookup, discovery
xrechnung, zugferd, factur-x, facturae, fatturapa, ubl, cii > e-invoice, einvoice, xml, ubl, electronic invoice
stamp, cfdi, fiscal stamp, timbre, clearance > cfdi, stamp, timbrar, fiscal invoice, certify
forgive, give up on, uncollectible, bad debt > write off, uncollectible, void, bad debt
letterhead, invoice layout, logo on invoice, look of invoice > template, invoice template, branding, theme, layout
qr bill, qr code to pay, payment slip, giro code > qr bill, qr invoice, qr code, payment slip
bill to, billing address, who gets the invoice, invoice recipient > bill to, customer, client, billing contact, debtor
self billing, gutschrift, self billed invoice > self billing, credit memo, self invoice
discount for early payment, early payment, cash discount, skonto > early payment discount, cash discount, payment term
statement of account, customer statement, open items, what a customer owes > statement, open item, customer statement, balance
unbilled, not yet invoiced, still to be billed > unbilled charge, pending invoice item, pending, unbilled
hourly, bill my hours, invoice for time > time entry, billable, timesheet, time activity
# taxes and filing
tax id, vat number, vat id, tin, taxpayer number, tax registration number, ein, abn
check vat number, is the vat number right, vies > validation, tax id, vat number, verify, tin matching
how much tax, tax due, work out tax > tax calculation, calculate tax, tax rate, tax quote, estimate
tax return, file taxes, tax declaration, vat return, submit return > return, filing, file, obligation, submission
when must i file, filing deadline, what must i file > obligation, filing calendar, due date, filing frequency
hmrc, irs, tax office, tax authority, revenue service, finanzamt > tax authority, tax agency, jurisdiction, obligation
nexus, must i collect tax, where do i owe tax, taxable presence > nexus, registration, tax registration, economic threshold
tax exempt, exemption, no tax, tax free, resale certificate > exemption certificate, exemption, certificate, tax exempt
tax code, tax category, product tax class, taxability, what kind of good > tax code, taxability, product classification, tax class
reverse charge, intra community, zero rated, export without tax > reverse charge, tax rule, tax treatment, exempt
withholding, withhold, tax at source, wht, source tax > withholding tax, withholding, backup withholding, deduction
1099, w-9, w9, w-8, w8, contractor tax form > tax form, 1099, information return, w9, form request
w-2, w2, year end tax form, wage statement, p60 > tax form, w2, tax document, year end
tax zone, tax area, state tax, county tax, local tax > jurisdiction, tax rate, tax region, tax area, boundary
tariff, customs duty, import duty, landed cost, duties > landed cost, duty, hs code, customs, cross border
hs code, commodity code, harmonized code, customs tariff number, tariff number > hs code, item classification, harmonized system, commodity
estimated tax, prepay tax, quarterly tax, payment on account, installment > estimated tax, estimated payment, payment on account, liability
what i owe the tax office, owed tax, tax bill > liability, tax liability, charge, balance
penalty, fine, late filing > penalty, surcharge, sanction
self employed, sole trader, freelancer, self assessment > self employment, self assessment, business income, schedule c
deductible, deduction, write off expense, allowance, tax relief > deduction, allowance, relief, expense
rental income, rent i earn, landlord > property income, property business, uk property, rental
undo a sale for tax, refund tax, void tax > void transaction, refund transaction, adjust transaction, uncommit
commit, finalise for tax, book the tax > commit, transaction, record
amend, amendment, corrected return, change a filed return > amendment, amended, correction, amend, resubmit
receipt from tax office, was it accepted, filing result > acknowledgement, submission status, filing status, receipt
e-file, efile, electronic filing, send electronically > filing, transmit, submission, e-file
tax code of employee, tax class, filing status, allowances > withholding, w4, tax code, federal tax, state tax
donation, gift aid, charitable gift > gift, charitable, donation, deduction
# payroll and benefits
run payroll, pay staff, pay the wages, pay my employees > payroll, pay run, pay cycle, payroll run
pay run, payroll run, pay cycle, payroll batch
pay slip, payslip, pay stub, paystub, wage slip, salary slip, pay statement
payday, when do they get paid, pay date, how often paid > pay period, pay schedule, pay calendar, pay date, pay frequency
pay period, pay cycle, pay schedule, pay calendar, pay group
pay rise, pay raise, new salary > compensation, salary, pay rate, job
gross, net, take home pay, before tax > payroll, pay statement, earnings, payslip, paycheck
bonus, one-off payment, thirteenth salary, commission > earning, bonus, off cycle, additional payment, incentive
off cycle, extra payroll, one-off payroll, special run > off cycle, supplemental, payroll, bonus
overtime, extra hours, double time > overtime, earning, pay code, hours
earnings code, pay code, wage type, pay item, pay element, earning type
deduction, withheld, taken off pay, docked > deduction, garnishment, withholding, benefit, contribution
garnishment, wage garnishment, child support, attachment of earnings, court order
pension, retirement, 401k, retirement plan, superannuation, super > pension, retirement, 401k, superannuation, contribution
health insurance, medical plan, dental plan, vision plan > benefit, enrollment, health plan, coverage, medical
enrol, enroll, enrolment, enrollment, sign up for benefits, elect > enrollment, election, benefit
open enrollment, life event, got married, had a baby > qualifying life event, enrollment window, election
spouse, wife, husband, children, family member > dependent, beneficiary, family
direct deposit, where to send wages, employee bank account > bank account, direct deposit, payment method, pay distribution
social security number, ssn, national insurance number, nino, social insurance > ssn, national id, employee, tax id
contractor payment, pay freelancers, pay contractors > contractor payment, contractor, off cycle, payment
advance on salary, earned wage access, pay advance, early wage > advance, wage access, earned wage, loan
employer cost, what an employee costs, total cost of employment > employer cost, cost calculator, employment cost, contribution
employer of record, eor, peo, hire abroad > employment, country, contract, onboarding
cobra, coverage after leaving, end of coverage > cobra, continuation, termination, enrollment
final pay, severance, last paycheck, redundancy pay > termination, final pay, severance, offboarding
new joiner, starter, new hire > employee, onboarding, new hire, employment
leave balance, days left, pto, accrued holiday > accrual, time off balance, leave balance, entitlement
rti, fps, starter declaration, payroll filing > submission, filing, payroll tax, fps, rti
cost of living, allowance, stipend > allowance, earning, stipend, reimbursement
# expenses, procurement, purchase orders, suppliers
out of pocket, claim back, get my money back, submit expenses > expense, reimbursement, expense report, expense claim
receipt photo, scan receipts, snap a receipt > receipt, attachment, ocr, document, capture
mileage, kilometre allowance, drove my own car, car allowance > mileage, distance expense, mileage rate
business trip, travel request, trip approval > travel request, trip, itinerary, travel
expense policy, spending rule, what may i spend, not allowed > policy, spend policy, spend control, violation, limit
corporate card, company card, card purchase, business card > card, card transaction, card account
requisition, purchase request, ask to buy, request to buy > requisition, purchase request, purchase requisition, intake
purchase order, order from supplier, buy goods, reorder > purchase order, po, requisition, procurement
goods receipt, goods received, grn, delivery arrived, received goods, item receipt, inbound delivery
three way match, compare invoice with order, matching > match, purchase order, receipt, tolerance, matching
new supplier, supplier onboarding, vendor registration > supplier, vendor, onboarding, registration, supplier request
tender, rfp, rfq, rfx, request for quotation, ask for bids, invitation to tender
bid, offer from supplier, supplier quote > bid, response, quote, proposal, submission
award, who won the tender, contract notice > award, contract notice, contracting process, release
catalogue, what can i order, supplier items > catalog, punchout, supplier item, item
punchout, supplier shop, order from their shop > punchout, cxml, catalog, session
blanket order, framework agreement, call off, standing order > contract, blanket, agreement, release
who has to approve, approval chain, sign off spending > approval, approver, workflow, approval rule
budget, how much may we spend, money set aside > budget, spend limit, encumbrance, commitment
spend by supplier, where does the money go, spending report > spend, analytics, transaction, report
attach receipt, missing receipt, receipt reminder > receipt, attachment, missing, reminder
expense type, gl mapping, kind of expense > expense category, expense type, accounting field, gl account
split an expense, share the cost, itemise, itemize > itemization, allocation, split, line
supplier bank details, where to pay supplier, remit to > vendor bank account, remit to, payment method, counterparty
pay suppliers, pay bills, bill run, payment run > bill payment, payment run, bill, vendor payment, batch
payment approved, ready to pay, on hold > approval, hold, release, payable
lead time, how long until it arrives, supplier delivery time > lead time, delivery schedule, promised date
supplier rating, vendor risk, evaluate suppliers > supplier performance, scorecard, risk, assessment
backorder, partial delivery, rest delivery > backorder, receipt, partial, open quantity
certificate of insurance, supplier documents, compliance papers > compliance, certificate, document, vendor document
# banking, accounts, transfers, open banking
send money, wire money, transfer money, pay someone > transfer, payment order, payment initiation, payment, payout
payer, sender of money, who paid me, remitter > debtor, originator, counterparty, sender
standing order, repeat transfer, recurring transfer, pay every month > standing order, recurring transfer, scheduled payment, periodic payment
pull money, collect from bank account, debit their account > direct debit, mandate, collection, ach debit
permission to debit, sepa mandate, authorisation to debit > mandate, direct debit, authorization
checking account, current account, giro account, deposit account, cash account > deposit account, current account
savings account, savings, pot, put money aside > pot, space, savings, vault, savings goal
sub-account, virtual account, virtual iban, account for a customer > virtual account, sub account, account number, viban
bank movement, booking, bank entry, money in and out > transaction, entry, statement, ledger
link my bank, connect bank account, bank login, add bank > consent, link, requisition, connection, item, bank connection
consent, permission to see accounts, bank consent, psd2 > consent, requisition, agreement, authorization, account access
which banks, list of banks, supported banks > institution, aspsp, bank, provider
aisp, account information, read balances > account information, balance, transaction, consent
pisp, start a payment, pay by bank, payment initiation > payment initiation, payment consent, domestic payment, payment
tpp, third party provider, licensed app > tpp, third party, client registration, software statement
confirmation of payee, is the name right, verify account holder, name check > confirmation of payee, account verification, name match, verification of payee
micro deposit, small deposits, penny test, prove bank account > micro deposit, verification, account verification
enough money, sufficient funds, can they afford it, has funds > confirmation of funds, funds confirmation, balance, available funds
bounced, returned payment, nsf, insufficient funds, returned > return, rejected, reversal, nsf, ach return
recall a payment, take back a transfer, sent by mistake > recall, cancel, reversal, return, retract
foreign transfer, send abroad, cross border payment, remittance, swift > international payment, cross border, quote, swift, transfer
exchange money, convert currency, change dollars > conversion, quote, exchange, fx, convert
swift code, bic, bank code, bank identifier > bic, swift, institution, bank code
overdraft, in the red, negative balance > overdraft, credit line, limit, arrangement
pending, not yet booked, reserved amount, blocked amount > pending transaction, hold, reservation, pending
what did i spend on, spending categories, kind of transaction > enrichment, categorization, category, transaction, merchant
interest rate, interest earned, apy, yield on savings > interest, rate, yield, product
deposit a cheque, deposit a check, mobile deposit, check image > check deposit, remote deposit, check, cheque
cash machine, atm, withdraw cash, cash point > atm, branch, location, cash withdrawal
# cards and issuing
lost card, stolen card, lost my card, card gone > report lost, replace, freeze, block, reissue, card status
freeze card, lock card, pause card, block card > card status, freeze, lock, suspend, card lock
new card, order a card, get a card, make a card > card, issue, create card, card order
virtual card, online card, one-time card, disposable card, burner card > virtual card, single use, card
plastic card, physical card, card in the mail > physical card, card order, shipping, card fulfillment
cardholder, card owner, card user, who has the card
replacement card, renew card, expired card, damaged card > reissue, replace, renew, replacement
turn on the card, card activation, first use > activate, activation
pin code, change pin, forgot pin, card pin > pin, set pin, reveal pin, pin change
see full card number, show card number, sensitive card data > pan, reveal, card details, sensitive, ephemeral key
where may it be used, block shops, merchant category, gambling block > mcc, merchant category, spending control, authorization control, restriction
mcc, merchant code, merchant category code, kind of shop
approve purchases, decide each purchase, real time decision > authorization, jit funding, real time authorization, authorization stream
card swipe, purchase attempt, card was used > authorization, card transaction, card event
declined, card refused, why was it declined > decline, authorization, decline reason, response code
add to phone, tokenise, mobile wallet, phone payment > digital wallet, provisioning, wallet token, push provisioning
load card, put money on card, fund card, prepaid > load, funding, top up, gpa order, balance
card design, picture on card, look of the card > card design, card art, personalization, card product, physical bundle
card program, card type, card profile, card product, bin range
iin, issuer identification number, first six digits, which bank issued the card > bin, bin lookup, issuer, card range
3d secure, 3ds, challenge, confirm online purchase > 3ds, authentication, challenge, stepup
contest purchase, i did not buy this, unknown purchase, dispute a charge > dispute, chargeback, case, claim
interchange, earnings from cards, revenue per swipe > interchange, revenue share, settlement, fee
cash back, cashback, card rewards > cashback, reward, rebate
statement of card, monthly card bill, credit card bill > statement, billing cycle, minimum payment, payment due
close card, destroy card, cancel card > terminate, close, cancel, card status
travel notice, use abroad, going abroad > travel notice, country restriction, international, geo control
fuel card, fleet card, petrol card > fleet, fuel, card, merchant category
simulate purchase, fake a swipe, test purchase > simulate, simulation, simulated authorization
# payments, checkout, disputes, payouts
take a payment, accept payments, collect money, charge a card, charge customer > charge, payment intent, payment, authorization, sale
reserve money, block amount, hold on card, preauthorise > authorization, authorize, hold, preauthorization, payment intent
collect reserved money, take the held amount, settle authorization > capture, settle, completion, deposit
release the hold, void authorization, do not take the money > void, cancel, reversal, release authorization
partial refund, give some back, refund part > refund, reversal, credit
save card for later, remember card, store card, vault a card > payment method, setup intent, vault, customer payment profile, instrument
hide card data, card token, pci safe, tokenize, tokenise > payment method token, vault
change card, update payment details, new card number > payment method, payment source, account updater, payment instrument
ways to pay, how can they pay, available payment options > payment method, payment option, payment product
buy now pay later, bnpl, pay in three, installments > installment, financing, payment plan, pay later
hosted payment page, checkout page, pay screen > checkout session, hosted checkout, payment page, hosted payment page, payment link
thank you page, where to go after payment, return url > redirect, return url, success url, checkout session
customer complained to bank, bank reversal, chargeback, retrieval request > dispute, chargeback, case, inquiry
fight a chargeback, prove the sale, send proof, respond to dispute > evidence, defense, representment, counter, challenge, dispute
give in to dispute, accept chargeback, lose the dispute > accept dispute, accept claim, concede, close
when do i get my money, money to my bank, paid to my account > payout, settlement, disbursement, deposit, transfer
fees taken, processing cost, what did it cost me > fee, balance transaction, settlement, application fee
pay sellers, split payment, share money with seller > transfer, split, connected account, sub merchant, disbursement
connected account, sub-merchant, submerchant, seller account, linked account, recipient account
pay many people, mass payment, mass payout, bulk payout > batch payout, payout batch, payout, mass payment
is it fraud, risk score, suspicious payment, block fraud > risk, radar, fraud, screening, review, risk rule
block a customer, never accept this card, deny list > blocklist, value list, risk rule, negative list
idempotent, charged twice, double charge, double payment > idempotency, duplicate, refund
authorisation failed, card declined, payment failed > decline, error, failure, payment attempt
liability shift, strong customer authentication, sca, extra check > 3ds, authentication, 3d secure, sca
pix, qr payment, scan to pay, instant transfer > pix, qr code, instant payment, cob
escrow, hold until delivered, trust account > escrow, hold, delayed transfer, release
surcharge, extra fee for card, convenience fee, service fee > surcharge, convenience fee, fee
merchant onboarding, become a merchant, sign up seller, underwriting > onboarding, merchant application, account link, boarding
# lending, credit, collections
apply for a loan, ask for credit, loan request, want a loan > application, loan application, credit application, origination
loan offer, what can i borrow, prequalify, eligibility > offer, prequalification, eligibility, prequal, loan offer
credit decision, was it approved, underwrite, creditworthy > underwriting, decision, approval
pay out the loan, give the money, fund the loan > disbursement, disburse, funding, draw, drawdown
pay back, repay, repayment, installment, pay off the loan > repayment, loan payment, payment, installment
repayment plan, payment schedule, amortization, amortisation, when are payments due > repayment schedule, amortization, installment, loan schedule
lender, creditor, loan company, funder, investor in loans
line of credit, credit line, revolving credit, credit limit
arrears, behind on payments, delinquent, delinquency, past due
change the terms, payment holiday, restructure, deferment, forbearance, hardship > restructure, reschedule, modification, deferral, forbearance
forgive a loan, charge off, write off loan > charge off, write off, waive
waive fee, drop the fee, forgive interest > waive, fee waiver, waiver, adjustment
interest, apr, how much interest, cost of credit > interest rate, interest, accrual, finance charge
debt collection, collection agency, recover debt, collections > collection, debt, recovery, placement, collection case
promise to pay, agreed to pay, payment arrangement > promise to pay, payment arrangement, payment plan, arrangement
credit check, pull credit, credit bureau, credit file > credit report, bureau, inquiry, credit pull, consumer report
credit rating, score, fico, how risky > credit score, score, risk grade, rating
proof of income, can they afford it, income check > income verification, asset report, employment verification, affordability
mortgage, home loan, house loan > mortgage, loan, property, escrow
student loan, car loan, payday loan, auto loan > loan, loan product, liability
sell receivables, invoice finance, factoring, advance on invoices > factoring, invoice financing, advance, receivable
peer to peer lending, invest in loans > note, loan listing, order, portfolio
refinance, switch loan, debt consolidation > refinance, top up, payoff, rollover
hard pull, soft pull, inquiry > inquiry, credit pull, prequalification
dispute credit report, wrong entry in credit file > dispute, tradeline, furnishing, correction
tradeline, credit account, account in credit report > tradeline, liability, credit report
# insurance, policies, claims
insurance quote, what does insurance cost, price of cover > quote, premium, rating, tariff, quotation
take out insurance, buy a policy, get covered > bind, issue policy, policy, purchase, application
bind, start coverage, put in force, activate policy > bind, issue, activate, inception
policyholder, insured, insured person, policy owner, insured party, named insured
insurance cover, what is covered, peril, insured risk > coverage, benefit, peril, risk, cover
premium, how much is insurance, insurance payment, installment
excess, deductible, self-retention, own share, copay
change a policy, mid term adjustment, endorse, add a driver > endorsement, amendment, policy change, mta, alteration
endorsement, rider, add-on cover, extra cover > endorsement, rider, coverage, addon
cancel insurance, end the policy > cancellation, cancel policy, terminate, lapse
lapse, no longer covered, policy ran out > lapse, expired, cancellation, reinstatement
reinstate, reinstatement, cover again, reactivate policy
renew policy, extend cover, next year > renewal, renew, policy term
report damage, report an accident, had an accident, file a claim > claim, fnol, loss, first notice of loss, notification
claim payment, pay out claim, settlement, indemnity > claim payment, settlement, payout, indemnity, disbursement
adjuster, claim handler, loss assessor, surveyor, claims examiner
accident, damage, theft, fire, incident > loss, incident, claim, occurrence
insured object, what is insured, insured car, insured house > insured item, risk object, exposure, asset, insured object
broker, insurance agent, intermediary, producer, agency
insurer, insurance company, carrier, underwriter
underwrite, risk check, accept the risk, questions before cover > underwriting, questionnaire, referral, risk assessment
proof of insurance, green card, certificate of insurance, insurance card > certificate, policy document, proof of insurance, evidence
beneficiary, who gets the money, heir > beneficiary, payee, claimant
claimant, injured party, third party, who claims
health plan, am i covered, is treatment covered, eligibility > eligibility, coverage, benefit, plan
prior authorization, pre-approval, approve treatment > prior authorization, preauthorization, authorization request
provider network, which doctors, in network > provider, network, directory, practitioner
explanation of benefits, eob, what was paid > explanation of benefit, remittance, claim response, adjudication
# investing, trading, market data
company stock, shares of a company, equity > instrument, security, asset, symbol, ticker, equity
ticker, isin, cusip, figi, stock symbol, security identifier > symbol, instrument, ticker, security, asset
stock price, share price, current price, how much is a share > quote, price, last trade, ticker, snapshot
historic prices, past prices, price history, ohlc, candlestick > bar, candle, aggregate, kline, history, time series
candlestick, kline, ohlc > candle, bar, kline, ohlc, aggregate
buy shares, sell shares, place a trade, buy stock > order, place order, submit order, trade
order fill, trade execution, trade happened, was it bought > fill, execution, trade, order
stop loss, take profit, sell when it falls, conditional order > stop order, bracket, trigger, conditional order, oco
what do i own, my shares, my stocks, holdings > position, holding, portfolio, balance
sell everything, get out, liquidate, close out > close position, liquidate, close all positions
bid and ask, spread, best price, nbbo > quote, order book, ticker, nbbo
order book, market depth, level 2, depth of market, all bids and offers > order book, depth, level 2, book
buying power, how much can i invest, margin available > buying power, margin, balance
short sell, borrow shares, bet against > short, borrow, locate, margin, easy to borrow
call option, put option, strike price, derivative > option contract, option chain, strike, expiration
greeks, delta, implied volatility, iv > greeks, option chain, snapshot, volatility
dividend, payout per share, yield > dividend, corporate action, distribution
stock split, merger, spin-off, company event > corporate action, split, announcement
is the market open, trading hours, market holiday, stock exchange hours > market status, clock, calendar, trading session
company figures, fundamentals, balance of company, pe ratio > fundamental, financial, ratio, company overview, key metric
sec filing, annual report, 10-k, quarterly report > filing, edgar, submission, financial report
earnings date, results day, eps, quarterly results > earnings, earnings calendar, estimate, surprise
find stocks, filter stocks, stock picker > screener, scan, scanner
rebalance, keep the mix, target weights, allocation > rebalance, model portfolio, allocation, weight
futures, commodity, forward contract, perpetual > future, contract, derivative, perpetual
moving average, rsi, macd, technical analysis > technical indicator, indicator, sma, ema
bond, fixed income, treasury, government bond, debenture
retirement account, ira, isa, brokerage account, depot > account type, brokerage account
move shares to another broker, acats, account transfer > transfer, acats, journal, depository
# crypto, wallets, blockchains, nodes
send coins, send bitcoin, send crypto, transfer tokens > send transaction, transfer, withdrawal, broadcast, raw transaction
receive coins, receive bitcoin, where to send coins > deposit address, address, receive, new address
gas price, network fee, miner fee, transaction fee > gas, fee, estimate fee, base fee
how much do i have, coins left, wallet balance > balance, token balance, utxo
unspent, coins i can spend > utxo, unspent output, unspent
block height, latest block, current block, chain tip > block number, block height, head, tip, slot
is it confirmed, confirmations, has it gone through > transaction receipt, confirmation, transaction status, finality
mempool, unconfirmed, waiting transactions > mempool, pending transaction, unconfirmed, txpool
call a contract, read from contract, run contract, smart contract function > call, contract, eth call, execute, view function
contract code, abi, bytecode, source of contract > contract, abi, bytecode, get code, source code
contract events, emitted, transfers of a token > logs, event, get logs, filter, token transfer
sign a transaction, approve a transaction, cold wallet > sign, signature, signing, psbt, raw signing
multi signature, multisig, cosign, several signers > multisig, safe, pending approval, threshold, owner
stake, earn rewards, lock coins, delegate > stake, staking, delegation, validator, delegate
validator, who makes blocks, miner, block producer, baker > validator, miner, block producer, proposer
slashing, validator punished, jailed > slashing, slash, jail, unjail
swap coins, exchange tokens, convert crypto, dex > swap, quote, exchange, convert, trade
buy crypto, on ramp, onramp, pay with card for coins > onramp, buy, quote, checkout
sell crypto, off ramp, offramp, cash out coins > offramp, sell, withdrawal, payout
mint, make a token, issue token, create nft > mint, issue, create token, deploy
burn, destroy tokens, take out of circulation > burn, destroy, redeem
ens, name of a wallet, readable address > ens, domain, resolve, name service
testnet, free test coins, faucet, practice network > faucet, testnet, airdrop, request airdrop
node sync, is node up to date, catching up > syncing, sync status, health, node info
peers, connected nodes, neighbours > peer, net info, node, peer count
lightning network, pay instantly, payment channel > channel, invoice, lightning, payment
dao vote, governance, vote on proposal > proposal, governance, vote, gov
token bridge, move to other chain, cross chain > bridge, cross chain, ibc, route
# e-commerce, orders, fulfilment, returns
place an order, complete purchase, buy now > checkout, order, place order, complete checkout
abandoned cart, did not finish buying, left without buying > abandoned checkout, abandoned cart, checkout, recover
where is my order, order status, has it shipped > order, fulfillment, tracking, shipment
send the goods, ship order, dispatch, mark as shipped > fulfillment, shipment, fulfil, ship, dispatch
exchange item, swap size, replacement > exchange, replacement, return
return label, label for sending back > return label, label, reverse delivery, return
out of stock, sold out, unavailable > inventory, stock, availability, inventory level
how many in stock, stock count, on hand, pieces left > inventory level, stock level, quantity, inventory
reserve stock, hold stock, set aside > reservation, allocate, commit, inventory reservation
oversell, stock adjustment, correct stock, count stock, stocktake > inventory adjustment, adjust inventory, stock count
move stock, stock transfer, between warehouses > inventory transfer, stock transfer, transfer order, inter branch
which sizes, which colours, size of clothes, variant of a product > variant, option, product option, attribute
product category, department, aisle, product group > collection, category, taxonomy, taxon
sale price, special price, strike through price, reduced price > compare at price, special price, sale price, price rule, price list
wholesale, b2b price, customer group price, company buyer > price list, company, customer group, catalog, b2b
cost of delivery, shipping options, how will it be sent > shipping method, shipping rate, shipping zone, delivery option
pick up in store, click and collect, bopis > pickup, store pickup, local pickup, pickup location
pick list, picking, packing, collect from shelves > picklist, pick, pack, wave, picking
partial shipment, split order, send part of order > fulfillment, split, partial, shipment
guest checkout, buy without account > guest, checkout, customer, cart
gift wrap, gift message, send as a present > gift option, gift message, gift wrap
preorder, pre-order, order before release, backorder
downloadable product, digital good, ebook sale > digital product, download, downloadable link
customer wish, save for later, wish list > wishlist, saved item, favorite
upsell, cross sell, others also bought, goes with > related product, recommendation, cross sell, complementary
change an order, add to order, edit order > order edit, update order, amend, order change
shop theme, storefront design, page of the shop > theme, template, page, asset, storefront
third party logistics, 3pl, outsourced warehouse > fulfillment service, warehouse, 3pl, fulfillment center
fraudulent order, suspicious order, order risk > order risk, fraud analysis, risk assessment, hold
# marketplaces, multichannel selling, product information
offer, listing, advert, put up for sale, sell an item > offer, inventory item, product, publish
end listing, take off sale, withdraw offer, delist > withdraw offer, end listing, deactivate, unpublish, delist
sell on several sites, sales channel, multi channel > channel, marketplace, sales channel, connection
sales channel, marketplace, shop connection, storefront
product feed, export to marketplace, data feed > feed, catalog, product feed, bulk upload
sku, article number, item number, part number, seller code
product data sheet, attributes, specs, product features > attribute, aspect, specifics, property, product type
attribute set, product template, item specifics, kind of product > family, product type, attribute set, product class
which fields are required, mandatory attributes of a category > product type definition, aspect, category attribute, schema
buy box, featured offer, cheapest seller, competing price > competitive pricing, featured offer, buy box, item offers
reprice, change price automatically, repricer > price, pricing rule, repricing, price automation
auction, highest bid, place a bid > bid, auction, offer, bidding
make an offer, haggle, negotiate price, best offer > best offer, negotiation, offer, counteroffer
seller rating, seller performance, account health > seller performance, feedback, seller standard, rating, account health
order from other platform, import orders > order, sync order, acknowledge, channel order
shipping confirmed, tell marketplace it shipped > confirm shipment, ship confirm, shipping fulfillment, tracking
settlement from marketplace, what was i paid > settlement, financial event, payout, transaction, disbursement
marketplace fee, selling fee, referral fee, final value fee > fee, commission, fee estimate
translate product, product in other language, enrichment > locale, translation, product value, localized
golden record, master data, pim, single source > product, product model, entity, record
completeness, missing product data, is product ready > completeness, quality, enrichment status
product picture, packshot, digital asset > media file, asset, product image
category tree, browse node, taxonomy, product category > category, browse node, taxonomy, category tree
gated, not allowed to sell, selling permission > listing restriction, eligibility, restriction, approval
message buyer, contact customer, ask seller > messaging, message, buyer communication, conversation
dropship, dropshipping, supplier ships > vendor, supplier, direct fulfillment, drop ship
refurbished, second hand, used goods > condition, grade, item condition
bundle, kit, set of products, multipack > bundle, kit, product set, component
vacation mode, shop closed, stop selling for a while > vacation, holiday, away, pause
# point of sale, cash registers, receipts
cashier, waiter, till operator, clerk > employee, staff, team member, operator
open the till, start of day, starting cash > open register, shift, cash drawer, opening, session
end of day, close the till, z report, cash up, day end > close register, closing, cash drawer, shift, z report, daily closing
cash in, cash out, paid in, paid out, cash movement > cash movement, cash drawer, pay in, pay out, cash management
how customer paid, cash or card, tender > tender, payment type, payment method, payment
card machine, card reader, payment terminal, pinpad > terminal, reader, device, poi
show on card reader, pay at terminal, send amount to terminal > terminal checkout, process payment, reader action, terminal action
receipt, till slip, sales slip, bill, bon > receipt, check, sale, order, ticket
print receipt, reprint, kitchen printer > printer, print job, receipt, print
email the receipt, digital receipt, paperless > receipt, e-receipt, send receipt
fiscal printer, tse, fiscalization, kassensicherung, signed receipt > fiscal, tss, transaction, signature, fiscalization
dsfinv-k, tax audit export, cash audit > export, cash point closing, dsfinvk, audit
topping, without onions, side choice > modifier, modifier group, option, modifier list
dish, menu item, food item > item, menu item, product, catalog item
table number, seat guests, floor plan, dining table > table, floor, section, dining area, layout
open tab, open bill, open check, running tab, tab
split the bill, pay separately, separate checks > split, check, payment, split bill
cancel a line, remove from bill, void item > void, comp, remove, line item
free of charge, on the house, comp > comp, discount, void
takeaway, take out, to go, dine in, eat here > dining option, order type, fulfillment type, service type
kitchen screen, kitchen display, kds, ready to serve > kitchen, kds, prep station, ticket
sold out dish, 86, not available today > stock, out of stock, availability, item
layaway, put aside, park sale, hold sale > layby, layaway, park, hold, on account
on account, pay later, house account, store credit > house account, on account, store credit
scan barcode, scanner, scan goods > barcode, scan, lookup, product
weigh, by weight, price per kilo > scale, unit, measurement unit, weight
end of shift report, sales per employee, hourly sales > report, sales summary, shift, labor
shop branch, outlet, restaurant site, store location > location, outlet, store, venue, site, restaurant
happy hour, time based price, lunch price > pricing rule, price schedule, daypart, menu
delivery order, online order, order injection > order, delivery, channel, submit order
# subscriptions, usage billing, entitlements
start a subscription, subscribe a customer, sign up for a plan > subscription, create subscription, activate, plan
end subscription, unsubscribe customer, stop renewing > cancel subscription, terminate, cancel, non renewing
pause subscription, take a break, skip a month, freeze membership > pause, suspend, hold, skip
win back, reactivate, subscribe again > reactivate, resume, resurrect, restart
partial month, prorate, pro rata, rest of the month, mid cycle > proration, prorate, preview, credit
what would it cost to switch, next bill, upcoming invoice > preview, upcoming invoice, estimate, simulate
pay per use, pay as you go, metered, usage based > usage, meter, metered, event, metric, usage record
send usage, report usage, count usage, log consumption > usage event, ingest, usage record, meter event, event
meter, billable metric, usage metric, measured unit
price tier, volume price, graduated price, staircase price > tier, graduated, volume, price, charge model
plan, tier, product price, offering, rate plan, price plan
price change, raise prices, increase price for existing customers > price, migration, ramp, grandfather, price change
minimum spend, commitment, committed amount > minimum, commitment, commit, contract
prepaid credits, wallet, credit balance, credit grant > credit, wallet, credit grant, balance, prepaid
free trial, trial period, try before buying > trial, trial end, extend trial
when is next payment, renewal date, billing date, anniversary > billing cycle, renewal, term, next billing, anchor
billing day, bill cycle, billing period, bill run, billing cycle
failed renewal, card expired, involuntary churn, recover payment > dunning, retry, past due, payment retry
what may they use, unlocked features, paid features, access to premium > entitlement, feature, grant, access
app store purchase, in-app purchase, play store purchase, iap > receipt, purchase, transaction, in app product, subscription
restore purchases, bought on other phone > restore, receipt, transaction history, alias
seats, number of users, how many licences > quantity, seat, license, unit
customer churn, who leaves, lost customers, cancellation rate > churn, mrr, metric, retention, analytics
cancellation reason, why did they leave, exit survey > cancel reason, cancellation, churn, feedback
billing portal, manage my subscription, update own card > portal, portal session, hosted page, customer portal
contract, agreed term, subscription term > contract, term, order, subscription, order form
gift subscription, give to a friend > gift, subscription, redeem
bill to another company, parent pays, reseller billing > hierarchy, parent, invoice account, payer
license key, activation code, machines activated > license, activation, activate, machine, validate
credit a customer, goodwill, compensate > credit, adjustment, credit note, balance
# loyalty, gift cards, promotions
collect points, earn points, give points, reward customers > accrue, accumulate, loyalty, points, earn, adjust points
spend points, use points, pay with points > redeem, redemption, burn, reward
how many points, points left, points balance > balance, loyalty account, points, member
points run out, points expire > expiration, points expiry, ledger
bonus card, stamp card, punch card, loyalty card, club card > loyalty, card, membership, pass, loyalty account
loyalty member, club member, participant, loyalty account, enrolled customer
join the club, enrol in loyalty, sign up for rewards > enroll, member, loyalty account, join
gold status, vip level, tier, status level > tier, level, membership level
what can i get, prize, free gift, reward catalogue > reward, catalog, offer, reward tier
prepaid card for shop, gift voucher, gift card, gift certificate, present card, egift
balance on gift card, how much is left on voucher > gift card, balance, gift card activity
load gift card, top up gift card > load, adjust, activity, recharge, increment
generate codes, many coupons, bulk codes > bulk, generate, batch, coupon pool, unique code
is the code valid, check coupon, can i use this code > validate, validation, qualification, eligibility, redeemable
use the code, apply discount, cash in voucher > redeem, redemption, apply, consume
give the code back, undo redemption, rollback > rollback, reverse, unredeem, cancel redemption
buy one get one, bogo, two for one, free item > promotion, discount rule, buy x get y, offer, campaign
discount rule, who gets the discount > validation rule, price rule, promotion, rule, campaign
refer a friend, member gets member, invite friends, referral > referral, advocate, share code, referral code
free shipping, no delivery cost > free shipping, shipping discount, promotion
happy birthday offer, birthday gift, occasion > campaign, reward, trigger, segment
first order discount, new customer offer > promotion, segment, campaign, welcome
scratch card, spin the wheel, gamification, daily challenge > game, challenge, quest, mission, achievement
card in phone wallet, mobile wallet, wallet pass > pass, wallet, pass template, loyalty object
points for purchases, earn rule, how many points per euro > earning rule, accrual, program, loyalty program
voucher for employee, meal voucher, incentive > reward, gift card, order, incentive
budget of a campaign, limit of uses, max redemptions > usage limit, budget, redemption limit, limit
merge loyalty accounts, lost loyalty card > merge, transfer, link card, loyalty account
donate points, give points to somebody, transfer points > transfer, points transfer, donate
# CRM, sales pipelines, quotes
lead, prospect, potential customer, interested person, inquiry > lead, contact, prospect, person
sales funnel, pipeline, stages of a sale, sales process > pipeline, stage, deal stage, opportunity stage
move deal, next stage, progress a deal > stage, update deal, move, pipeline
deal won, deal lost, close a deal, signed the deal > won, close, stage, outcome
turn lead into customer, qualify lead, convert lead > convert, conversion, qualify, lead
company, account, organisation, firm, client company
who owns the customer, account manager, sales rep, responsible seller > owner, assignment, sales rep
hand over a lead, distribute leads, round robin > assignment rule, routing, owner, assign
log a call, call note, what was talked about > call, activity, engagement, note, call log
to do for sales, follow up, call back > task, activity, reminder, follow up
touch points, contact history, customer history, timeline > activity, engagement, timeline, interaction
own fields, extra columns, custom field > property, custom field, attribute, field definition
custom object, own record type, own table > custom object, object schema, entity, module
connect records, link contact to company > association, relationship, link, lookup
merge contacts, double contacts, dedupe, duplicates > merge, duplicate, dedupe
smart list, filter of contacts, saved view > view, segment, saved search, filter
lead score, how hot, likely to buy > score, lead scoring, rating
sales forecast, expected revenue, weighted value > forecast, quota, projection
sales target, sales goal, quota > goal, quota, target, forecast
product on a deal, line items, what do they buy > line item, deal product, opportunity product, quote line
discount approval, approve a quote > approval, quote, submit for approval
sales email, cadence, outreach > sequence, cadence, email, template
email sync, mailbox, log an email > email, mailbox, mail, engagement, thread
business card, add a person, find company data, enrich > enrichment, person, lookup, company search
territory, sales region > territory, region, assignment
web form, lead form, website enquiry > form, web to lead, form submission
import contacts, upload leads > import, bulk, batch, upsert
customer health, renewal risk, churn risk > health score, success plan
soql, query records, ask for many records > query, coql, filter
# email marketing, campaigns, deliverability
send newsletter, send out mailing > campaign, send, schedule, broadcast, single send
send one email, order confirmation mail, transactional > transactional, message, send email, mail send, smtp
test mail, preview mail > test send, send test, preview, render
add to newsletter, sign up for newsletter > subscribe, add contact, list member, subscriber
double opt in, confirm subscription, confirmed opt-in > double opt in, confirmation, doi, subscribe
topics of mails, mail preferences, what mails do they want > subscription group, preference, topic, unsubscribe group
bounced mail, hard bounce, wrong address, mailbox full > bounce, suppression, invalid email
marked as spam, junk, spam report, complaint > spam report, complaint, feedback loop, spam
why was it not delivered, did it arrive, delivery log > event, message event, activity, log, email activity
opened, read rate, who opened, open tracking > open, report, statistic, activity, tracking
who clicked, link clicks, click tracking > click, link, report, tracking
is the address real, clean list, verify emails, email check > validation, verify, email verification, verification
spf, dkim, dmarc, sending domain, prove domain > domain, domain authentication, sender, dkim, verify domain
from address, sender address, sender name > sender, sender identity, sender signature, from address
own ip, dedicated ip, warm up, ip reputation > ip, ip pool, warmup, dedicated ip
reputation, will it land in inbox, inbox placement, spam score > reputation, inbox placement, seed test, deliverability
blacklisted, on a blacklist, blocked by provider > blocklist, blacklist, monitoring, dnsbl
merge tag, placeholder, personalise, first name in mail > merge field, substitution, personalization, variable, dynamic content
email design, layout of mail, html mail > template, design, layout, version
welcome series, automated mails, drip, autoresponder > automation, flow, journey, workflow, sequence, autoresponder
part of the list, filter subscribers, target group > segment, tag, audience, group
abandoned cart mail, purchase trigger > event, flow, trigger, ecommerce, cart
reply to mails, receive mails, incoming mail > inbound, inbound parse, receiving, route, inbound webhook
footer, postal address, legal text > footer, brand
archive of newsletters, past mailings > campaign, archive, sent
how did the campaign do, campaign result, success > report, statistic, metric, performance
batch size, hourly limit, send slower > throttle, rate, batch, throttling
gdpr consent, proof of opt in > consent, marketing permission, opt in
push message, sms campaign, messenger campaign > sms, push, channel, campaign
send at best time, timezone send, send time > schedule, send time optimization, timewarp
# advertising, attribution, affiliates
ad set, adset, ad flight > ad group, ad set, line item, flight
run ads, advertise, start a campaign, promote a post > campaign, ad, ad group, promotion, boost
stop ads, pause campaign, turn ad off > pause, campaign
how much to spend, daily budget, ad spend > budget, campaign budget, spend, spend cap
keyword, search term, what people typed > keyword, search term, query, targeting
block a keyword, exclude searches, negative keyword > negative keyword, exclusion, negative target
custom audience, upload customers, remarketing, retargeting > audience, custom audience, user list, customer match, matched audience
ad slot, ad space, ad zone > placement, ad unit, zone, inventory
publisher, site owner, website showing ads > publisher, site, seller, partner
ad results, how did ads do, clicks and impressions, roas > report, insights, statistic, metrics, performance
upload offline sales, report conversions, server side event, pixel > conversion upload, conversions api, offline conversion, event, pixel
pixel, tracking tag, tracking code, conversion tag
which ad brought the customer, where did installs come from > attribution, touchpoint, install, media source
app install, installs, organic installs > install, attribution, report, raw data
deep link, open the app, smart link, tracking link > deep link, link, universal link
affiliate, partner, publisher, referrer, ambassador
affiliate program, join program, partnership > program, advertiser, campaign, relationship, merchant
affiliate link, partner link, my link > tracking link, link, deeplink, referral link
cancel commission, decline sale, reverse commission > reverse, void, decline, modify transaction, adjustment
ad was rejected, ad review, ad policy > policy, review, approval, disapproval
ad image, ad video, ad text > asset, creative, ad image, ad video
lead ad, form in ad, leads from ads > lead form, lead, lead gen, form
deal id, private marketplace, programmatic > deal, pmp, private auction, line item
how often shown, frequency cap > frequency cap, capping, reach
forecast of reach, how many would see it, keyword ideas > reach estimate, forecast, keyword plan, delivery estimate
click fraud, fake installs, bot clicks > fraud, invalid traffic, protect, validation rule
advertiser account, ad account, manager account, client account
# SEO, web analytics, product analytics
where do we rank, position in search, search ranking > rank, position, serp, ranking, keyword
search results page, serp > serp, organic, search result
who links to us, incoming links, backlink > backlink, referring domain, inbound link, anchor
how strong is a site, domain authority, domain rating > domain rating, authority, url metrics, rank
how often is it searched, search volume, popular keywords > search volume, keyword, keyword difficulty, trend
keyword ideas, related keywords, suggestions > keyword idea, suggestion, related keyword, keyword research
site check, site audit, crawl my site, broken links > audit, crawl, on page, site audit, issue
is my page in the search engine, indexed, url inspection > url inspection, index, indexing, inspection
ask to crawl, submit url, sitemap > sitemap, index, submit url, publish
page speed, loading time, lighthouse, core web vitals > pagespeed, lighthouse, crux, performance, web vitals
visitors, how many people came, traffic > visit, pageview, session, visitor, report, metrics
page view, pageview, page hit, impression
right now on the site, live visitors, active users > realtime, live, active user, concurrent
bounce rate, left immediately, time on page > engagement, bounce rate, session, metric
track something, record an event, log a click, send event > track, event, capture, collect, ingest, measurement protocol
who is the user, set user traits, user properties > identify, user property, profile, people, person
join two users, anonymous to known, merge users > alias, merge, identity, identify
what did a user do, user history, user activity > user activity, stream, event, profile, timeline
steps to purchase, where do they drop out, conversion path > funnel, conversion, path, journey
group of users, behavioural cohort, saved group > cohort, segment, audience
screen recording of visitor, session recording, watch visitors > session recording, replay, session replay
where do they click, heat map, heatmap, scroll map
goal reached, key event, target page > goal, conversion, key event
exclude own visits, filter my ip, bots > filter, exclusion, internal traffic, shield
website in analytics, tracked site, measured site > property, site, website, web stream, data stream
event dictionary, tracking plan, which events exist > tracking plan, event definition, taxonomy, schema, lexicon
raw events, export of all events > export, raw data, event export
delete user data in analytics, user deletion > gdpr, user deletion, erase
competitor traffic, visits of other sites, similar sites > traffic, competitor, domain overview, audience
cookie banner, cookie consent > consent, cmp, cookie, preference
# social media, publishing, moderation, communities
post, tweet, toot, skeet, status update > note, tweet, publish, record
repost, retweet, boost, reblog, share a post > repost, reblog, retweet, share, boost
thread, replies, conversation below a post > reply, context, thread, comment, conversation
who follows, fans, followers > follower, follow, subscriber, connection
unfollow, stop following > unfollow, follow, unsubscribe
my feed, what is new, home feed > timeline, feed, home, stream
trending, popular topics, what is hot > trend, trending, hot, popular
mention, at somebody, tagged me > mention, notification, tag
do not show me, mute user, hide posts > mute, hide, block, filter
report abuse, bad content, report a post, offensive > report, flag, moderation, complaint
moderation queue, check posts, approve posts > moderation, mod queue, approve, review queue, reviewable
remove post, take down, delete comment > remove, hide, moderation
banned words, word filter, profanity > filter, blocklist, blocked term, automod, watched word
throw out of community, exile, ban user > ban, suspend, silence, remove member
shadow ban, limit user, silence account > silence, limit, restrict, suspend
story, reel, short video > story, reel, media, short, video
picture post, upload photo, carousel > media, photo, upload, container, image
alt text, describe picture, accessibility of images > alt text, description, media
schedule a post, post later, content calendar > scheduled post, schedule, queue, publish
post to several networks, cross posting, connect social accounts > channel, social account, profile, connection, integration
how did the post do, reach, views of post > insights, analytics, metric, statistic
poll, vote in post, ask followers > poll, vote
subreddit, forum, online community > community, forum, group, board, guild
karma, trust level, reputation, points of user > karma, reputation, trust level, score
content warning, sensitive, nsfw, spoiler > sensitive, spoiler, content warning, label
fediverse, other server, federated instance > instance, federation, domain block, activitypub
custom emoji, sticker, gif > emoji, sticker, gif
live, go live, live video > live, broadcast, stream, live video
verified, blue tick, account check > verification, verified, badge
suggestions of people, who to follow > suggestion, recommended, suggested
# surveys, forms, reviews
survey answer, filled in form, completed form > response, submission, entry, answer
multiple choice, tick box, radio button, answer option > choice, option, question, answer
fill in a form, send in a form, answer a survey > response, submission, submit, entry
collect answers, where to fill in, survey link > collector, distribution, link, share
send out survey, invite to survey > distribution, invitation, collector, message, mailing list
who answered, participants, respondents > respondent, contact, participant, response
not finished, half filled, partial answers > partial, in progress, incomplete
skip question, conditional question, question branch, show if > logic, branching, display logic, rule, condition
survey result, evaluation of a survey, summary of answers > report, result, summary, rollup, trend
export answers, download responses > export, response export, csv, download
nps, net promoter, would you recommend > nps, score, survey, promoter
close the survey, stop accepting answers > close, deactivate, publish
thank you page, ending, confirmation after form > ending, thank you screen, confirmation, disqualification page
form look, survey design, colours > theme, branding, style
upload in form, attached file of answer > file upload, attachment, file
captcha, spam entries, bot submissions > spam, captcha, recaptcha
reply to a review, answer a review > reply, respond, review response, comment
ask for a review, review request, collect reviews > invitation, review request, invite
fake review, flag a review, report review > report, flag, moderation, removal
average rating, star score, how good is it rated > summary, rating, score, aggregate, trust score
product review, reviews of an item > product review, review, rating
questions and answers, q&a, ask about product > question, answer, q&a
photo in review, picture by customer, ugc > media, photo, review image
publish a review, approve a review > moderate, approve, publish
survey language, translated survey > translation, language, multilingual
copy a survey, survey template > copy, template, duplicate
survey panel, survey sample, buy respondents > panel, sample, target group, audience
user test, usability test, interview > study, participant, session, test
feature request, idea box, wish of users, suggestion > idea, feedback, vote, suggestion
# recruiting, applicants
job ad, job advert, vacancy, open position, job posting, opening, requisition
advertise a job, post a job, job board > job posting, publish, job board, job post
careers page, all open jobs, jobs on website > job board, job, career site
apply for a job, job application, application for a job > application, apply, submit application, candidate
cv, curriculum vitae, upload a resume, application documents > resume, attachment, document, candidate
read a cv, parse resume, cv parsing > parse, resume, parser, extraction
cover letter, motivation letter, certificate > attachment, document, application
application status, where in the process, hiring stage > stage, application, pipeline, step, disposition
move candidate, next round, advance > move, advance, stage, transfer
reject applicant, say no, turn down > reject, disqualify, rejection, decline, archive
rejection reason, why not hired > rejection reason, disqualification reason, archive reason
take back rejection, reconsider > unreject, requalify, undo, restore
job interview, interview date, phone screen > interview, scheduled interview, event, schedule
interview feedback, evaluation, rating of candidate, assessment by interviewer > scorecard, evaluation, feedback, interview kit
hiring manager, recruiter, hiring team, interviewer > hiring team, recruiter, hiring manager
where did they apply from, how did they hear of us > source, referrer, origin
employee referral, recommend a friend, referrer > referral, prospect, source
talent pool, keep for later, prospect pool > pool, talent pool, prospect, nurture
reference check, ask former employer > reference, verification, check
skills test, coding test, aptitude > assessment, test, challenge
drug test, health screening > screening, test, report
salary range, pay of job, compensation band > compensation, pay range, salary
questions in application, application form > job question, application form, question, custom question
merge candidates, same person applied twice > merge, duplicate, candidate
diversity, eeo, equal opportunity, demographic > eeo, demographic, diversity
headcount, approved position, hiring plan > requisition, opening, headcount, position
delete candidate data, anonymise applicant > anonymize, gdpr, retention
email to candidate, message applicant > email, message, note, conversation
note on candidate > note, comment, activity feed
temp worker, staffing placement, assignment > placement, assignment, job order
# HR, absence, time tracking, shifts, performance
employee file, personnel file, employee record > employee, person, document, profile
sick, ill, sick note, called in sick > absence, sick leave, time off, leave request
day off, holiday request, ask for leave, book holiday, pto request > time off request, leave request, absence, time off
approve leave, confirm holiday, reject holiday > approve, time off, leave request, approval, absence
holidays left, remaining vacation, how many days off > balance, entitlement, time off balance, leave balance, accrual, quota
kind of leave, absence reason, leave category > time off type, leave type, absence type, policy
who is away, who is out today, absence calendar > whos out, absence, calendar, time off
maternity leave, parental leave, sabbatical, unpaid leave > leave of absence, absence, time off type, leave
public holiday, bank holiday, company holiday > holiday, public holiday, holiday calendar
punch in, clock in, start work, clocking > clock in, time entry, attendance, timecard, punch
break, lunch break, rest period > break, meal, time entry, attendance
hours worked, working time, attendance, time sheet > time entry, timesheet, attendance, timecard, timer
start timer, stop the clock, currently working > timer, running, time entry, start, stop
billable hours, chargeable, hourly rate > billable, rate, time entry
swap shift, give away shift, trade shift > swap, shift trade, shift offer, release
open shift, unfilled shift, who can work > open shift, shift, availability, eligible
reports to, direct reports, org chart, hierarchy > manager, supervisor, org chart, reporting line, org unit
job title, job role > job, position, job profile, job information
promoted, job promotion, job change, new position > job change, position, employment, job information
work site, office, workplace > location, work location, site, office
start date, joining, onboarding, first day > onboarding, hire date, employment, new hire
resign, quit, leave company, last day > termination, offboarding, end employment, terminate
probation, contract type, full time, part time > employment, contract, employment status
performance review, appraisal, yearly talk, annual review > review, review cycle, performance, appraisal
praise, kudos, recognition, thank a colleague > recognition, shoutout, kudos, feedback, praise
one on one, 1:1, meeting with boss > one on one, meeting, check in
training record, certificate, qualification, skill > training, certification, skill, course, competency
laptop of employee, company equipment > asset, equipment, item
emergency contact, next of kin, family > emergency contact, dependent, contact
employment letter, work contract, hr document > document, contract, letter, file
# scheduling, appointments, calendars
book an appointment, make a booking, reserve a time > booking, appointment, create booking, schedule, reservation
when is it free, open times, free slots, possible times > availability, slot, available time, free busy, opening
busy, free or busy, is anyone free, common free time > free busy, freebusy, availability, busy time, find time
move appointment, other time, shift a booking > reschedule, move, update booking, change
did not come, no show, missed appointment > no show, attendance, mark, invitee
come in, arrived, check in client > check in, arrival, attendance
kind of appointment, bookable service, what can be booked > event type, appointment type, service, meeting type
who does the appointment, stylist, practitioner, barber > staff, provider, team member, resource, host
room booking, book a room, book a desk, hot desk > resource, room, space, desk, reservation
invite to meeting, guests of event > attendee, invitee, guest, participant
accept invitation, decline, maybe, rsvp > respond, attendee, accept, tentative, rsvp
every tuesday, repeat weekly, appointment series, recurring event > recurrence, recurring event, instance, series, rrule
one of a series, single occurrence > instance, occurrence, exception, override
holiday block, block time, out of office, time blocked > block, blocked time, unavailability, out of office, time off
gap between meetings, buffer, preparation time > buffer, padding, event type
waiting list, tell me when free > waitlist, waiting list, queue
class, group booking, workshop > class, session, group event, group class
seats in class, places left, capacity > capacity, spot, seat, availability
share calendar, who can see calendar > acl, calendar sharing, permission, share
add calendar, subscribe to calendar, ical, ics > calendar, ics, calendar list, subscription, feed
whole day, all-day > all day, event, date
time zone, local time > timezone, time zone, zone
video link, where do we meet, online meeting > conference, meeting link, conferencing, location
booking page, share my times, link to book > scheduling link, booking page, single use link, scheduling page
questions before booking, intake > intake form, form, question, booking field, custom question
package of sessions, membership, ten tickets > package, membership, pass, class pass
booking deposit, pay for booking, cancellation fee > payment, deposit, cancellation policy, fee
book a table, restaurant reservation, party size > reservation, table, availability, party
restaurant queue, take a number, waiting time > waitlist, queue, ticket, wait time
sync changes, what changed since, updates of calendar > delta, sync token, watch, changes
# project management, issues, sprints
bug, defect, fault, problem, error report > issue, bug, work item, ticket, defect
column, swimlane, lane > section, column, board
move card, drag to done, next column > transition, move, section, column
kanban, card wall, task board > board, project, view
start a sprint, end sprint, finish sprint > sprint, iteration, cycle, close, complete
backlog, what to do next, waiting work > backlog, issue, planning, rank
epic, big feature, initiative
story points, effort, how big > estimate, estimation, story point, effort
put first, order tasks, prioritise > rank, priority, reorder, position
due, deadline, finish by > due date, milestone, deadline, date
milestone, fix version, target release > milestone, version, release
depends on, blocked by, predecessor, waits for > dependency, link, relation, predecessor, blocking
linked issue, related tasks, duplicates of > issue link, relation, link, reference
watch a task, be informed, follower > watcher, follower, subscriber, collaborator
discuss, remark, comment on task > comment, story, note
history of a task, who moved it, changes > activity, changelog, history, story, journal
attach picture, file on task > attachment, file, upload
saved search, query language, jql > filter, saved search, jql, query, view
issue type, kind of task, work item type, tracker
next states, workflow, allowed moves > transition, workflow, workflow state
template project, copy a project > template, duplicate, project template, copy
burn down, velocity, progress of sprint > velocity, burndown, report, chart
project health, status report, weekly update > status update, project update, status report
portfolio, group of projects > portfolio, program, folder, initiative
who is overloaded, capacity, workload, resource plan > workload, capacity, allocation, resource
guest, external person, client access > guest, collaborator, member, share
part of product > component, area, module, label
archive finished, close project > archive, complete, close, project
meeting notes, project wiki > document, page, wiki, doc
test case, test run, test plan > test case, test run, test plan, test execution
# helpdesk, tickets, live chat, knowledge base
requester, who asked, customer of ticket > requester, contact, end user, customer, reporter
internal remark, hidden note, note for colleagues > note, private note, internal comment, internal note
ticket came back, customer answered again > reopen, ticket
hand over ticket, give to another agent, forward ticket > assign, assignee, transfer, reassign, route
routing, who gets the ticket, automatic assignment > routing, assignment, skill, trigger, omnichannel
ready made answer, text block, template answer > macro, canned response, saved reply, snippet, quick reply
automatic action, when ticket is new, ticket rule > trigger, automation, rule, workflow
overdue ticket, sla breach, too late > sla, breach, escalation, overdue
combine tickets, same question twice > merge, ticket, duplicate
split ticket, two questions in one > split, follow up, child ticket
ticket form, fields of ticket > ticket form, ticket field, form, custom field
happy with answer, rating of support > satisfaction rating, csat, survey, rating
help center section, article category > section, category, collection, folder
was this helpful, article vote > vote, feedback, helpful, rating
chat with visitor, website chat, start a chat > chat, conversation, visitor, session
chat bubble, chat window, widget on site > widget, messenger, web widget, snippet
who is on the site, waiting visitors > visitor, visit, queue, online
end chat, leave chat > close, end, resolve, deactivate
is an agent there, agent online, availability > availability, presence, agent status, routing status
mail address of support, where mails come in > support address, mailbox, inbox, email channel, recipient address
which channel, email or chat, messaging app > channel, inbox, integration, channel account
spam ticket, suspicious mail > spam, suspended ticket, blocklist
company of the customer, client organisation > organization, company
it asset, device list, cmdb, configuration item > asset, configuration item, ci, cmdb
change management, planned change > change request, change, rfc
order something from it, service request > service catalog, service request, catalog item, request item
ticket history, what was done > audit, activity, timeline, ticket event
how many tickets, team performance > report, metric, ticket metric, view count
saved list of tickets, folder of tickets > view, filter, saved filter
in what language, translate article > translation, locale
# team chat, video meetings, webinars
chat room, group chat, chat group > channel, room, space, stream, conversation
write a message, post in channel, say something > message, post message, send message, chat message
message only one person sees, whisper, private notice > ephemeral, direct message, private message
answer below, reply in thread, side discussion > thread, reply, topic
change a message, correct what i wrote > update message, edit message, message
delete a message, take back message > delete message, redact, unsend, recall
pinned messages, important messages > pin, pinned, bookmark
who read it, seen by > read receipt, read status, receipt, seen
add people to channel, bring in > invite, add member, join, conversation member
throw out of channel, remove person > kick, remove member, remove
public or private channel, hidden channel > channel, visibility, conversation, convert
buttons in message, interactive message > block, interactive, card, attachment, view, component
post from outside, incoming webhook, simple bot > webhook, incoming webhook, bot
share a file, send picture in chat > file, upload, attachment, share
group handle, mention a group, at team > usergroup, user group, role, mention
search in chat, find old messages > message search, history
start a meeting, set up a call > meeting, create meeting, schedule, online meeting
meeting link, join link, how to join > join url, meeting, invite link, join
who was there, attendance, who joined > participant, attendance report, attendee, past meeting
record a meeting, recorded call, watch again > recording, cloud recording, meeting recording
what was said, minutes, meeting notes > transcript, summary, recording, caption
small groups, breakout, group rooms > breakout room, breakout, session
mute somebody, turn off microphone > mute, participant, audio
remove from meeting, kick participant > remove, eject, kick, participant
dial in, join by phone, telephone number > dial in, pstn, sip, phone
webinar, online event, online seminar, virtual event
sign up for webinar, registered people > registrant, registration, attendee
poll in meeting, ask the audience > poll, question, survey
whiteboard, draw together > whiteboard, board, canvas
# workflow automation, integrations, webhooks, jobs
workflow, zap, recipe, business process, playbook > workflow, flow, scenario, automation, process
run workflow, start automation, execute flow > run, execute, trigger, dispatch, start
workflow run, job run, invocation, process instance > run, execution, process instance, job, invocation
did it run, past runs, run log > execution, run, history, job, log
it failed, failed run, error in workflow > failed, incident, retry, error, dead letter
stop a run, cancel execution, kill job > cancel, terminate, abort, stop
step of workflow, building block > action, node, task, activity, module
wait for a person, manual step, human approval > user task, approval, human task, signal, callback
tell a running workflow, send input to workflow > signal, message, event, callback, resume
turn automation on, switch on flow > activate, enable, publish, start
workflow variable, data of a run > variable, payload, input, context
process definition, bpmn, diagram > process definition, deployment, bpmn, workflow definition
decision table, business rule, dmn > decision, decision definition, rule, dmn
register webhook, call me when, where to send events > subscription, webhook, endpoint, hook
webhook secret, check signature, is it really from you > secret, signing secret, signature, verify
webhook did not arrive, failed deliveries, webhook log > delivery, attempt, event, message attempt, webhook log
which events are there, event names > event type, event, topic, catalog
connect an account, log in to other app, oauth connection > connection, authorize, credential, link token, integration
reconnect, connection broken, expired login > reconnect, reauthorize, refresh, connection
field mapping, map columns, translate values > mapping, field mapping, transform, data map
job queue, queue, background jobs, waiting jobs > queue, job, task, message
put in queue, enqueue, add job > enqueue, queue, publish, push, add task
poison message, failed jobs, dead letter > dead letter, dlq, failed job, incident
subscribe to topic, message broker, pub sub > topic, subscription, publish, consumer
copy data between apps, two way sync > sync, connection, stream, integration
template workflow, ready made automation > template, blueprint, recipe, preset
api for all crms, unified api, common model > unified, common model, passthrough, linked account
call other api raw, pass through, proxy request > passthrough, proxy, request
secrets of workflows, stored passwords > credential, secret, connection, vault
tasks used, operations left > usage, operation, quota, consumption
# feature flags, experiments
feature flag, feature toggle, feature switch, feature gate, remote config, dynamic config
turn feature on, switch on, release feature > enable, toggle, flag, activate, update flag
turn feature off, kill switch, emergency off > disable, toggle, flag, off
give to some users, gradual release > rollout, percentage, targeting, progressive rollout, strategy
canary, step by step, guarded release > progressive rollout, release pipeline, rollout, guarded
who sees the feature, which users > targeting, rule, segment, strategy, audience
group of users, user list, beta testers > segment, audience, cohort
single user, only for me, allow one person > individual target, override, user target, forced variation
what does a user get, served variant > variation, variant, evaluation, evaluate, treatment
is it on for this user, check a flag > evaluate, evaluation, decide, check gate, treatment
test arm, flag value, which variant > variation, variant, treatment
flag settings per stage, production or staging > environment, flag configuration, feature environment
old flags, remove flags, flag cleanup > archive, stale, cleanup, code reference
where is flag in code, code search > code reference, repository
change at a time, turn on later > scheduled change, schedule, workflow
ask before change, four eyes, flag approval > approval, approval request, change request
start test, begin experiment > start, experiment, launch, iteration
end test, stop experiment, pick a winner > stop, ship, conclude, decision, experiment
which version won, test result, significant > result, experiment result, analysis, pulse, statistic
what do we measure > metric, goal, event, measurement
control group, holdout, not in test > holdout, control, layer, exclusion group
tests must not overlap, mutually exclusive > layer, exclusion group, namespace, mutual exclusion
same user same variant, split key > bucketing, randomization unit, context kind, traffic type
users in test, who was exposed > exposure, assignment, enrollment, impression
send results, track goal > track, event, conversion, metric event
sdk key, client key, key for app > sdk key, environment key, client key, api key
json setting, remote value, config without release > dynamic config, remote config, parameter, flag
who changed the flag > audit log, history, change, activity
flag edited by url, alarm turns off flag > trigger, flag trigger, webhook
restore flag, unarchive > restore, revive, unarchive
# ETL, data warehouses, BI dashboards
data source, where data comes from > source, connector, connection, data source
where data goes, data target, sink > destination, sink, warehouse, target
load data, bring data in, import table > load, ingest, sync, import, insert, copy
refresh data, sync now, update data > sync, refresh, trigger sync, run
full reload, load everything again, resync, backfill > resync, backfill, full refresh, reset, historical sync
only new rows, changes only, cdc > incremental, change data capture, cdc, cursor
dag, data flow, data pipeline, etl job > pipeline, dag, job, flow, connection
rerun failed step, clear task > clear, retry, task instance, rerun, backfill
columns of table, fields of table, table structure > schema, column, field, table
column changed, new column, schema drift > schema change, schema, evolution, discover schema
transform data, clean data, dbt model > transformation, model, job, recipe, transform
run sql, ask the warehouse, sql query > query, statement, execute statement, sql, job
is query ready, wait for result > statement, poll, job, query result
compute size, query power, bigger warehouse > warehouse, cluster, compute, capacity
turn off compute, suspend warehouse, save cost > suspend, stop, auto suspend, terminate
where does data come from, origin of column, data lineage > lineage, upstream, relationship, dependency
data quality, test data, wrong data > test, check, expectation, monitor, quality
dashboard, cockpit, report page > dashboard, board, liveboard, report, workbook
saved chart, saved question, chart in dashboard > question, report, look, card
embed a dashboard, show in my site > embed, embed token, signed url, embedding
mail me the report, send dashboard weekly > subscription, schedule, scheduled plan, alert, delivery
warn when number is high, data alert > alert, threshold, monitor
who may see which rows, row level security > row level, access policy, sandbox, data policy, access filter
export dashboard, as pdf, as picture > export, render, pdf, png, download
cube, data model > dataset, semantic model, explore, model
reverse etl, send warehouse data to tools, activate > sync, destination, audience, model
share data with other company > share, data sharing, recipient
stream data, kafka, events in > stream, topic, connector, consumer, broker
time travel, table as it was > snapshot, time travel, version, history
open data, public data set, statistics portal > dataset, package, resource, catalog
# developer platforms in general (API keys, quotas, usage, environments, sandboxes, audit logs, users, roles, teams, invitations, preferences, notifications, imports, exports, bulk operations, health, version, licences)
what may this key do, limited key, read only key > scope, permission, restricted key, api key
client id, client secret, oauth app, register my app > oauth client, application, app, client registration
exchange code, get access token, token expired > refresh token, oauth, authorize
how much have i used, my usage, calls made > usage, quota, consumption, statistic
how many calls allowed, limits, what is my limit > quota, limit, rate limit, usage
test mode, playground, try without harm, demo data > sandbox, test, environment, simulation
stage, production, staging area, deployment target > environment, workspace, stage, deployment
fill with test data, demo data, fixtures > seed, sandbox, fixture, simulate, test data
reset test data, clean sandbox > reset, sandbox, clear, refresh
who did it, change history, security log, who logged in > audit log, audit event, activity, event
switch company, other workspace, several accounts > workspace, organization, tenant
add a colleague, new user, give access > invite, invitation, member, add member
invite again, remind invited, withdraw invitation > resend, invitation, revoke, cancel invitation
remove a colleague, take access away > remove member, deactivate, revoke, delete user
rights, what may a person do, permissions > role, permission, policy, grant, scope
users from directory, sync employees, active directory > scim, directory, provisioning, ldap
which ips may call, ip restriction, allow only office > allowlist, ip allowlist, ip access, network policy
what do i get notified of, stop notifications > notification preference, notification setting, subscription, mute
bell, in-app message, notification center > notification, inbox, alert, feed
upload many, import csv, load from excel > import, bulk, upload, batch, csv
get all my data, download everything, takeout > export, data export, archive, dump, backup
many at once, bulk change, one call for many > bulk, batch, mass, multi
long running, wait until done, async > operation, job, task, async, poll
old version, deprecated, what changed > changelog, deprecation, version, release
own domain, white label, vanity url > custom domain, domain, branding, hostname
list of countries, list of currencies, list of languages, fixed values > reference data, lookup, enum, metadata, country, constant
service down, announcements, planned maintenance > incident, maintenance, announcement
where is my data, data residency, data location > region, location, data center, residency
delete my account, close account > close account, delete account, deactivate, terminate
legal terms, terms of service, accept conditions > agreement, terms, consent, acceptance
`;
