/** Medicine, science, languages, schools and libraries. */
export const KNOWLEDGE = `
# clinics, patients, FHIR, pharmacy, laboratories
illness, disease, disorder, ailment, sickness, medical problem > condition, diagnosis
hospital stay, admitted, doctor visit, consultation > encounter, visit
vaccine, vaccination, jab > immunization, vaccination, vaccine
cannot tolerate, allergic, reacts badly > allergy
blood pressure, heart rate, pulse, body temperature, weighs > vital, observation, measurement
blood test, urine test, lab value, lab report > observation, lab result, laboratory
medicine, drug, pill, remedy > medication, drug
active substance, active ingredient > ingredient, substance, compound, generic
drug code, national drug code > ndc, rxcui, rxnorm, product code
prescribe, rx, prescription > prescription, e-prescription
dispense > dispense, dispensation, fill
refill, repeat prescription > prescription, renewal
how to take, dose > dosage, dosing, sig, dose
taken together, mixed with > interaction, contraindication
surgery, operated on, surgical intervention > procedure, operation
x-ray, mri, ct scan, ultrasound, radiology > imaging study, imaging, dicom, study
referral, lab order > service request, referral, order, diagnostic order
blood sample, swab, tissue, biopsy > specimen, sample, biospecimen
nurse, gp, surgeon, dentist, therapist, clinician > practitioner, provider, clinician, staff
specialty, speciality > taxonomy, specialty
mother, father, emergency contact > relationship, emergency contact
hereditary, family history > pedigree
treatment plan, therapy plan > care plan, treatment
insured, health insurance, insurer, payer > coverage, payer, insurance, eligibility
insurance bill > claim, eob
medical record, patient chart, health record, ehr, emr > patient, composition, document reference, everything
progress note, doctor's letter, discharge summary > composition, document reference, clinical note
icd, snomed, loinc, medical code > code system, terminology, concept, coding, value set
patient number, medical record number, mrn > patient, identifier, patient identifier
# genomics, biology, proteins, chemistry, clinical trials
mutation, snp, polymorphism, allele > variant, variation, snp, allele
how common > frequency, population, prevalence
exon, intron, splice form, isoform > transcript, isoform, exon, splice
dna, rna, nucleotide, base pair > sequence, nucleotide, genome
genome version, reference genome, genome build > assembly, genome, reference
convert coordinates, liftover, lift over > map, mapping, liftover, assembly
homolog, homologue, orthologue, paralog > homology, ortholog, paralog
organism, animal, plant, bacteria, creature > species, taxon, taxonomy, organism
scientific name, latin name, species name > taxon, taxonomy, name match
family tree, phylogeny, evolutionary tree > phylogenetic, tree, taxonomy
where found, sighting, spotted > occurrence, observation, distribution
blast, similar sequence, homology search > alignment, blast, similarity, sequence search
3d structure, protein fold, crystal structure > structure, pdb, model, prediction
motif, conserved region > feature, domain, family, signature
binds to, binding partner, interactome > interaction, interactor, network, binding
gene ontology, go term > annotation, ontology, term, function
pathway, metabolic route > pathway, reaction, event
expressed, expression level > expression, transcriptome, tpm, rna
microarray, sequencing run, sequence read, fastq > run, experiment, sample, sequencing
chemical, molecule, substance > compound, substance, molecule
smiles, inchi, structural formula > compound, structure, molecule
molecular weight, molar mass, boiling point, solubility > property, descriptor
similar molecule > similarity, substructure
ic50, potency, affinity, ki > activity, bioactivity, assay, binding
clinical trial, trial, nct > study, clinical study, trial, protocol
recruiting, enroll patients > eligibility, study, recruitment, enrollment
trial arm, placebo, treatment group > intervention, arm
phenotype, symptom, trait > phenotype, hpo, trait, feature
donor, study subject > case, donor, subject, participant, individual, biosample
# dictionaries, linguistics, translation, speech
meaning > definition, sense, entry, gloss
same meaning, synonym > thesaurus, synonym, related word, synset
opposite, antonym > thesaurus, antonym, related word
pronounce, pronunciation > pronunciation, phonetic, ipa, audio
ipa, phonetic spelling, phoneme > pronunciation, phonetic, phoneme, transcription
word history > etymology, origin
usage example > example, sentence, usage, concordance, citation
base form, root form, dictionary form, infinitive > lemma, lemmatize, headword, lexeme
conjugation, declension, plural form, word form > inflection, form, conjugate, paradigm
noun, verb, adjective, word class > pos, lexical category
stem, stemming > lemma, lemmatize, stem, analyze
rhyme, rhyming > rhyme, related word, pronunciation
spellcheck, spell check, misspelled, spelling > suggestion, correction, proofread
word frequency > frequency, ngram, corpus
in context, kwic > concordance, context, example
treebank, syntax, sentence structure, syntax tree > parse, dependency, syntax
split into words, tokenizer > segmentation, analyze, annotate
tone, positive or negative > sentiment, emotion
guess the language > detect, detection, identify, language
glossary, terminology, own terms > glossary, termbase, term, dictionary
formal, polite, informal > formality, tone, style
translation memory, tm, earlier translation > translation memory, segment, concordance
untranslated > progress, translation status
transliterate, romanize > transliteration, transliterate, script
simplify, rephrase, reword, paraphrase > rewrite, rephrase
dictation, speech recognition, asr, stt > transcript, transcription, recognize, listen, speech to text
voice clone, own voice > voice, clone
sign language, dialect, accent > language, variety, variant, locale
# schools, learning platforms, exams
class, lecture, seminar > course, section, class, session
classmate, roster, class list > enrollment, enrolment, roster, participant
homework, essay, coursework, exercise > assignment, assessment, task
hand in, turn in, submit homework > submission, attempt, student submission
mark homework, marking, correct homework > grade, grading, score, submission
grade book, report card, school report > gradebook, grade, result, report
exam question, test question > question
cheating, plagiarism > similarity, originality, proctoring, integrity
rubric, marking scheme, assessment criteria > rubric, criterion, outcome
absent, missed class, truant > attendance, absence
semester, school year, trimester > term
timetable, class schedule > calendar event, timetable, schedule, section
syllabus, curriculum, lesson plan > course, outline, module, unit, curriculum
course progress > progress, completion
certificate, diploma, proof of completion > certificate, badge, award
skill, learning goal, competency > competency, outcome, standard, skill
parent, guardian, mother, father > guardian, parent
teaching assistant, ta, tutor, lecturer, professor > teacher, instructor, staff, faculty, enrollment
school, university, college, campus > org, institution, school
year group, grade level, form group > grade level, cohort, group, year
external tool > lti, tool
scorm, learning package, course package > registration, package, scorm
learning record, xapi > statement, activity, lrs
late homework, more time, extra time > override, extension, accommodation
admission > application, admission, applicant
course catalog > course, catalog, offering, program
classroom, lecture hall > room, location, space
# libraries, academic publishing, museums, archives
borrow, lend > loan, checkout, circulation, issue
overdue, late fee, library fine > fine, fee, debit
exemplar > item, holding
shelf mark, call number > call number, holding, location, shelf
book record, catalogue record, marc > bib, biblio
edition, printing, print run > edition, manifestation, version
subject heading, controlled vocabulary, authority file > authority, subject, term, concept, vocabulary
paper, scientific article, publication, manuscript > work, paper, article, publication, preprint
doi, digital object identifier > work, dois, identifier, resolve
cited by, citation count > citation, citing, reference
bibliography, sources, footnote, cited literature > reference, citation, cited
journal, magazine, periodical > journal, venue, serial, container
university, research institute, affiliation > institution, affiliation, organization, ror
research grant, research money > funder, award, grant, project
open access, free to read, paywall > oa, open access, location, license, unpaywall
preprint, working paper > preprint, version, posted content
retracted, withdrawn paper, erratum > retraction, correction
peer review, referee > review, review assignment, reviewer
research data, supplementary material > dataset, deposition, record, file
painting, sculpture, exhibit, museum piece > object, artwork, collection object
zoomable image, iiif > image, manifest, canvas, media
public domain, image rights > rights, license
archive box, archival, finding aid > archival object, resource, container
harvest, oai, metadata harvesting > record, sync, list record
wayback, web archive > capture, snapshot, memento, cdx
`;
