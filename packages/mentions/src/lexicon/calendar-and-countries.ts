const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/**
 * Words written with a capital that surely name no company, folded: days, months, holidays, languages, nationalities,
 * countries, currencies, units and faiths. Unlike PROPER_WORDS without cities, gods and planets, which companies are
 * named after.
 */
export const SURE_PROPER_WORDS: ReadonlySet<string> = set(`
monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
christmas easter halloween thanksgiving ramadan hanukkah diwali new-year weihnachten ostern silvester pfingsten noel paques navidad pascua natale pasqua natal pascoa kerst pasen wielkanoc jul pask
god bible quran catholic protestant christian muslim jewish buddhist hindu renaissance medieval
english french german spanish italian latin roman greek american british african asian european australian canadian mexican brazilian chinese japanese korean indian turkish russian polish dutch portuguese swedish danish norwegian finnish swiss austrian arabic mediterranean scandinavian victorian western eastern northern southern americans europeans germans
england scotland wales ireland france germany spain portugal italy switzerland austria belgium netherlands luxembourg denmark sweden norway finland iceland poland czechia slovakia hungary romania bulgaria greece ukraine russia serbia croatia slovenia estonia latvia lithuania israel egypt morocco tunisia algeria kenya nigeria ghana ethiopia india pakistan bangladesh china taiwan japan korea vietnam thailand indonesia malaysia singapore philippines australia canada mexico brazil argentina chile peru colombia uk usa us uae eu europe asia africa america britain sudan
california florida texas ontario quebec
deutschland osterreich schweiz frankreich spanien italien griechenland polen niederlande belgien danemark schweden europa afrika asien amerika grossbritannien england bayern euro eur dollar pfund franken
france allemagne espagne italie suisse belgique pays-bas europe canada maroc
espana alemania francia italia portugal mexico argentina colombia chile peru europa estados unidos latinoamerica
italia germania francia spagna svizzera europa regno unito
brasil portugal espanha franca alemanha europa
nederland duitsland belgie frankrijk spanje europa
polska polsce polski niemcy niemczech czechy europa europie unia unii ue
turkiye turk avrupa almanya
sverige danmark norge finland tyskland europa cesko cesku evropa
россия россии рф германия европа европе украина украине україна україні беларусь казахстан турция евросоюз
celsius fahrenheit kelvin watt volt ampere richter hertz euro euros yen
internet web bluetooth covid covid-19 wifi wi-fi earth
mr mrs ms dr prof herr frau monsieur madame senor senora signor signora pan pani panstwo
sie ihr ihre ihnen ihrem ihren ihrer ihres u uw usted ustedes lei vi ci cie twoj twoja twoje twojego wam was pana
`);

/** Abbreviations that are nobody's name, folded, beside those every script writes in Latin letters. */
export const SURE_TERMS: ReadonlySet<string> = set(`
pc pcs api apis atm atms bmi ceo cfo cto coo cpu crm css csv diy dna erp faq faqs gps gpu gpt html http https ios kpi kpis led leds pdf pdfs roi sdk seo sms sns sql suv url urls usb vat vip vpn www xml json yaml ssl tls ssh ssd hdd ram rom ssds dns ip ipv4 ipv6 lan wlan wan tv tvs dvd cd hd uhd oled lcd hdmi fps rgb cmyk jpg jpeg png gif mp3 mp4 ui ux ai ki ia ml llm llms nlp saas paas iaas b2b b2c d2c hr pr qa pos rfp rfi sla slas nda ndas llc ltd inc gmbh ug ag kg ohg eg ev sarl sas eurl sl spa srl bv vof zzp mei ltda kft s.r.o ooo ип ооо нпо ндфл ндс жкх осаго каско
gdpr dsgvo hipaa rgpd lgpd rodo soc pci iso din en ansi nfpa tuv rohs fda irs sec usda epa osha ira iras apr apy etf etfs cpi gdp ytd eta fyi asap tbd etc eg ie vs aka rsvp id ids pin pins otp mfa 2fa sso imap smtp pop3 ftp sftp rss cms lms hris cdp dam pim mrr arr cac ltv cpc cpm ctr cta okr okrs sop sops pmi hoa fha pcp hsa fsa ppo hmo epo copd adhd ptsd uv uva uvb spf bpa pvc abs pet hepa hvac btu kwh kw mw wh ah mah db dba psi rpm mph kmh bpm kcal cal kg mg ml cl dl cm mm km gb mb kb tb mbit gbit mbps gbps ghz mhz hz am pm ad bc utc gmt est pst cet
ok oh no yes i ii iii iv v vi vii viii ix x xi xii abs hiit rpe vo2 ph co2 h2o n/a ev evs phev bev ps kfz lkw pkw tuv hu au schufa bafin iban bic sepa eur usd gbp chf pln brl tl try rub czk sek nok dkk jpy zl kc kr rmb
tva siret siren urssaf cdi cdd cpf ldd ldds iva nif nie irpf tae tin dni itv cif spid isee imu tari iva pec cpf cnpj inss fgts cdb iof ipva iptu nfe cep mei sus btw kvk bsn aow vat zus krs nip pesel rrso oc ac kdv tc sgk bes dask kvkk цб снилс инн гост егэ мрот смс qr nfc wi-fi
`);

/** Aspects by which answers compare, folded: a list of these is no list of options. */
export const ASPECT_HEADS: ReadonlySet<string> = set(`
price prices pricing cost costs fee fees budget quality feature features ease usability support security privacy reviews review reputation location size material materials warranty durability performance speed design comfort style brand experience licensing license insurance communication availability flexibility scalability integration integrations customization compatibility storage battery display camera weight noise maintenance efficiency safety reliability transparency contract terms service services delivery shipping returns guarantee timeline schedule coverage deductible premium premiums limits exclusions rates rate interest term penalties requirements goals needs purpose type types space capacity power range age health diet ingredients nutrition taste texture color colors fit sizing season climate soil water light sunlight temperature humidity training tools equipment time effort risk risks returns diversification liquidity taxes income expenses savings debt credit score documents references referrals credentials certification certifications qualifications education specialization portfolio accreditation culture team research preparation planning practice consistency patience uptime backups backup renewal migration onboarding reporting automation analytics accessibility hygiene ventilation insulation
`);
