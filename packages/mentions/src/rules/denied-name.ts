/** Stands for the name in a clause, so that phrases can say where it has to be. */
export const NAME_MARK = '\ue000';

/**
 * What a language says of the name itself, `@` in the sources. `denied`: knowing, finding or existing is denied of the
 * name. `tells`: the clause denies something else, so the name is spoken of.
 */
interface NamePhrases {
  denied: RegExp;
  tells: RegExp;
}

interface Sources {
  denied: readonly string[];
  tells: readonly string[];
}

const NOT_ASKED = '^(?![^@]*\\b(?:i|we|my|our|whether|if|how|what|sources?|results?)\\b)[^@]*';
const NOT_IN_SOURCES =
  '(?![^@]*\\b(?:in|within|across|from|among) (?:my|our|these|any|the (?:search|provided|given|available|sources?|results?|context|documents?|data))\\b)';
const NEGATED = "(?:\\b(?:no|not|never|cannot|without|nothing|hardly|zero)\\b|n['’]t\\b)";
const NO_KNOWING =
  '(?:(?!\\b(?:information|info|data|details|knowledge|records?|mentions?|whether|if)\\b)[^@;.])';

const ENGLISH: Sources = {
  denied: [
    "@ (?:could not|couldn['’]t|cannot|can['’]t|can not) be (?:found|located|identified|verified|confirmed|traced)",
    '@ (?:is|was|were) (?:never|nowhere) (?:to be )?(?:found|mentioned|listed|seen)|@ (?:is|was) not (?:to be )?found\\b',
    'none of (?:the|my|these|those|our) (?:[\\w-]+ ){0,4}?(?:mention|contain|list|refer to|cover|include|discuss|reference|name|cite)s? [^@;]{0,40}@',
    'no (?:[\\w-]+ ){0,3}?(?:sources?|results?|pages?|documents?|articles?|lists?|databases?)(?: \\w+){0,3} (?:mention|list|refer to|cover|contain|include|name|cite|discuss)s? [^@;]{0,30}@',
    "(?:\\bno|n['’]t (?:a|any)|\\bnot (?:a|any)) (?:[\\w-]+ ){0,5}?(?:called|named|known as|by the name(?: of)?|under the name(?: of)?) @",
    '(?:found|find|finds|see|saw|have|is|was|are|were|turned up|returned|got|shows?) (?:absolutely |literally )?(?:nothing|zero|(?:no|not a|any) (?:trace|sign|hits?|match(?:es)?|mentions?|entry|entries))(?: \\w+){0,2} (?:about|on|of|for|regarding|called|named|matching|under) (?:[\\w-]+ ){0,3}?@(?! (?:that|which|i|we|you|to|is|was)\\b)',
    '(?:search\\w*|quer(?:y|ied)|look(?:ed|ing)?(?: it)? up|looked)(?: \\w+){0,3}? (?:for|of|on) (?:\\w+ ){0,2}@[^.;]{0,50}\\b(?:nothing|no (?:results?|hits?|match(?:es)?|information)|empty|zero|in vain|fruitless|unsuccessful|without (?:success|results?)|none)\\b',
    '(?:nothing|no (?:results?|hits?|match(?:es)?|pages?)|zero (?:results?|hits?)|none) (?:came up|comes up|turned up|turns up|was found|were found|is known|exists?|shows? up|showed up|could be found|appears?) (?:\\w+ ){0,3}?(?:for|about|on|under|of) @',
    "@['’\"”]?\\s(?:isn['’]t|is not|wasn['’]t|was not) (?:\\w+ ){0,4}(?:that )?(?:i|we)(?:['’](?:m|ve|re))? (?:have|know|recogni\\w+|can|could|am|are|familiar|aware|heard)",
    "@ (?:doesn['’]t|does not|did not|didn['’]t) (?:ring|exist(?! (?:on|for|as))|show up|come up|turn up)",
    '@ (?:may|might) (?:well )?not (?:actually |even |really )?exist|(?:unclear|not sure|unsure) (?:what|who|whether) @ (?:is|exists)\\b|@ (?:is|lies|falls|seems) (?:to be )?(?:outside|beyond) (?:of )?(?:my|our) ',
    "@\\?\\s.{0,4}(?:i|we)(?:['’]ve| have)? (?:never|not) (?:heard|come across|seen)",
  ],
  tells: [
    `${NOT_ASKED}@(?:['’]s? (?:[\\w-]+ ){1,3}?| )(?:also |still |only |currently |simply )?(?:has|have|had|lack(?:s|ed)?(?! (?:any |enough |sufficient )?(?:[\\w-]+ ){0,2}?(?:mentions?|data|information|evidence|coverage|results?)\\b)|offers?|provides?|gives?|sells?|comes? with|includes?|keeps?|stores?|shares?|requires?|supports?|publish(?:es)?|discloses?|collects?|limits?|locks?|makes?|costs?|charges?|ships?|works?|runs?|uses?|passes|needs?|(?:will not|won['’]t|does not|doesn['’]t|do not|don['’]t|did not|didn['’]t) (?!(?:seem|appear|exist|show|ring|sound|match|correspond|turn|come|look)\\b))\\b${NOT_IN_SOURCES}`,
    `${NEGATED}${NO_KNOWING}{0,60}\\b(?:(?:better|worse|\\w{3,}er|more \\w+|less \\w+)\\b${NO_KNOWING}{0,30}\\bthan|as \\w+ as) @`,
    `${NEGATED}${NO_KNOWING}{0,50}\\b(?:complaints?|faults?|flaws?|problems?|issues?|reasons?|downsides?|drawbacks?|disadvantages?|criticisms?|alternatives?|weakness(?:es)?|bugs?|outages?|limits?|restrictions?|scandals?|substitutes?|match|rival|equal|fees?|(?:negative|bad|poor|critical|hidden|serious|wrong)(?: \\w+)?)\\b${NO_KNOWING}{0,30}\\b(?:about|with|to|of|in|for|at|against|on|from)\\b${NO_KNOWING}{0,20}@`,
    '@, (?:an?|one of the) (?!(?:fictional|unknown|possible|company (?:that )?(?:i|you)|name|brand (?:that )?(?:i|you)))(?:[\\w-]+ ){1,4}(?:for|from|based|founded|by|in|owned)\\b',
    `^\\W*(?:without|with no)\\b[^@,]{2,60}, @ (?!(?:cannot|can|could|may|might|is|was|appears|seems|remains)\\b|does not)`,
  ],
};

const NAMES: Record<string, Sources> = {
  en: ENGLISH,
  de: {
    denied: [
      '@[^.;]{0,30}\\b(?:nicht|nirgends|nirgendwo|kein\\p{L}*)\\b[^.;]{0,40}(?:auffindbar|zu finden|gefunden werden|ausfindig|geläufig|ein begriff)',
      '(?:\\bnichts|\\bnirgends|\\bnull treffer|\\bkein\\p{L}* (?:treffer|spur|einträge?|eintrag|resultate?)) (?:\\p{L}+ ){0,4}?(?:zu|über|von|für|auf|namens) (?:\\p{L}+ ){0,3}?@',
      'kein\\p{L}* (?:\\p{L}+ ){0,5}?(?:namens|mit (?:dem )?namen|unter dem namen) @|(?:suche|recherche|gesucht) (?:nach )?@[^.;]{0,40}\\b(?:nichts|kein\\p{L}*|erfolglos|leer|ergebnislos)',
      'kein\\p{L}* (?:\\p{L}+ ){0,3}?(?:quellen?|treffer|ergebnis\\p{L}*|seiten?|artikel) (?:\\p{L}+ ){0,3}?(?:erwähn|nenn|führ|kenn)\\p{L}* @|@ sagt mir (?:leider )?nichts|(?:ob es|dass es) @ (?:überhaupt |wirklich )?gibt',
    ],
    tells: [
      '^(?![^@]*\\b(?:ich|wir|mir|uns|ob|quellen?|ergebnisse)\\b)[^@]*@ (?:hat|haben|bietet|gibt|teilt|verkauft|speichert|liefert|verlangt|veröffentlicht|enthält|braucht|nennt|verfügt|sammelt|behält|erhebt|weist)\\b(?![^@]*\\b(?:in (?:meinen|den) (?:quellen|daten|ergebnissen|suchergebnissen)))',
      '(?:\\bkein\\p{L}*|\\bnichts?|\\bnie|\\bkaum)\\b(?:(?!\\b(?:informationen|angaben|daten|ob)\\b)[^@.;]){0,60}\\b(?:beschwerden?|mängel|mangel|nachteile?|fehler|schwächen?|probleme?|kritik\\p{L}*|grund|gründe|alternativen?|schlechte\\p{L}*|negativ\\p{L}*|vergleichbar\\p{L}*|einwände?)\\b(?:(?!\\b(?:informationen|angaben|daten)\\b)[^@.;]){0,40}@',
      '(?:\\bkein\\p{L}*|\\bnichts?|\\bnie)\\b(?:(?!\\b(?:informationen|angaben|daten|ob)\\b)[^@.;]){0,60}\\b\\p{L}{3,}(?:er|ere[nrs]?)\\b[^@.;]{0,30} als @',
    ],
  },
  fr: {
    denied: [
      '@ (?:est|reste|demeure) (?:introuvable|inconnue?)|(?:aucune?|nulle?) (?:\\p{L}+ ){0,5}?(?:appelée?|nommée?|du nom de|sous le nom de) @',
      "(?:aucune? (?:\\p{L}+ ){0,3}?(?:source|résultat|page|article|document)s? ne|rien (?:trouvé |vu )?|aucune trace|nulle part)(?: \\p{L}+){0,3} (?:mentionn\\p{L}*|cit\\p{L}*|parl\\p{L}*|sur|de|à propos de|concernant) (?:de |d['’])?@|recherches? (?:sur|de|pour) @[^.;]{0,40}(?:rien|aucun)",
    ],
    tells: [
      "^(?![^@]*(?:\\b(?:je|nous|si|mes|sources?|résultats?)\\b|\\bj['’]))[^@]*@ (?:n['’]|ne )?(?:a|offre|propose|donne|partage|vend|fournit|publie|garde|demande|exige|contient|collecte|transmet|revend|conserve)\\b",
      "(?:aucune?|\\bpas|\\brien|\\bjamais)\\b(?:(?!\\b(?:informations?|données|renseignements?)\\b)[^@.;]){0,50}\\b(?:défauts?|plaintes?|problèmes?|raisons?|inconvénients?|reproches?|critiques?|alternatives?|faiblesses?|équivalents?|mieux|meilleure?s?|(?:plus|moins) \\p{L}+|mauvais\\p{L}*|négati\\p{L}+)(?!\\p{L})(?:(?!\\b(?:informations?|données)\\b)[^@.;]){0,30}(?: à|\\bde|\\bque|\\bsur|\\bcontre|d['’]|qu['’]) ?@",
    ],
  },
  es: {
    denied: [
      '(?:ning[uú]n[ao]?|no hay|no existe) (?:\\p{L}+ ){0,6}?(?:llamad[ao]s?|con el nombre(?: de)?|denominad[ao]s?|bajo el nombre(?: de)?) @',
      '(?:ninguna? (?:de las )?(?:\\p{L}+ ){0,2}?(?:fuentes?|resultados?|p[aá]ginas?|art[ií]culos?)|ni rastro|ning[uú]n rastro|nada) (?:\\p{L}+ ){0,3}?(?:mencionan?|citan?|nombran?|hablan? de|sobre|de|acerca de) @|(?:b[uú]squedas?|busqu[eé]) (?:de |sobre |por )?@[^.;]{0,40}(?:nada|ning|sin resultados?)|@ (?:no se (?:pudo|puede|ha podido) (?:encontrar|localizar)|no me suena)',
    ],
    tells: [
      '^(?![^@]*\\b(?:yo|mi|mis|si|fuentes?|resultados?|encontr\\p{L}*|tengo|conozco)\\b)[^@]*@ (?:no )?(?:tiene|ofrece|comparte|da|vende|publica|guarda|pide|exige|incluye|recoge|cede|cobra|entrega)\\b',
      '(?:\\bno|ning[uú]n[ao]?|\\bnada|\\bnunca|\\bsin)\\b(?:(?!\\b(?:informaci[oó]n|datos|detalles|si)\\b)[^@.;]){0,50}\\b(?:quejas?|defectos?|problemas?|raz[oó]n(?:es)?|motivos?|inconvenientes?|desventajas?|cr[ií]ticas?|alternativas?|fallos?|mejor(?:es)?|peor(?:es)?|m[aá]s \\p{L}+|menos \\p{L}+|negativ[ao]s?|mal[ao]s?)(?!\\p{L})(?:(?!\\b(?:informaci[oó]n|datos)\\b)[^@.;]){0,30}\\b(?:de|sobre|a|con|en|que|para|contra) @',
    ],
  },
  pt: {
    denied: [
      '(?:nenhuma?|não há|não existe) (?:\\p{L}+ ){0,6}?(?:chamad[ao]s?|com o nome(?: de)?|denominad[ao]s?) @',
      '(?:nenhuma? (?:das |dos )?(?:\\p{L}+ ){0,2}?(?:fontes?|resultados?|páginas?|artigos?)|nem rasto|nem rastro|nada) (?:\\p{L}+ ){0,3}?(?:mencionam?|citam?|fala[m]? d[eao]|sobre|d[eao]) (?:[ao] )?@|(?:busca|pesquisa|procurei) (?:por |sobre |d[eao] )?@[^.;]{0,40}(?:nada|nenhum|sem resultados?)',
    ],
    tells: [
      '^(?![^@]*(?:\\b(?:eu|meus?|minhas?|se|fontes?|resultados?|encontr\\p{L}*|tenho)\\b|conheço))[^@]*@ (?:não )?(?:tem|oferece|partilha|compartilha|dá|vende|publica|guarda|pede|exige|inclui|recolhe|coleta|cobra|entrega|fornece)(?!\\p{L})',
      '(?:\\bnão|nenhuma?|\\bnada|\\bnunca|\\bsem)\\b(?:(?!(?:informaç|\\bdados\\b|\\bdetalhes\\b|\\bse\\b))[^@.;]){0,50}(?:\\bqueixas?|reclamaç\\p{L}+|defeitos?|problemas?|razão|razões|motivos?|desvantage\\p{L}+|críticas?|alternativas?|falhas?|melhor(?:es)?|pior(?:es)?|mais \\p{L}+|menos \\p{L}+|negativ[ao]s?)(?!\\p{L})(?:(?!(?:informaç|\\bdados\\b))[^@.;]){0,30}(?:\\bd[eao]|\\bsobre|\\b[ao]|à|\\bcom|\\bn[ao]|\\bque|\\bpara|\\bcontra)(?: [ao])? @',
    ],
  },
  it: {
    denied: [
      "(?:nessun[ao]?|non c['’]è|non esiste)(?: alcun[ao]?)? ?(?:\\p{L}+ ){0,6}?(?:chiamat[ao]|di nome|con il nome(?: di)?|denominat[ao]) @",
      '(?:nessun[ao]? (?:delle |dei )?(?:\\p{L}+ ){0,2}?(?:font[ei]|risultat[oi]|pagin[ae]|articol[oi])|nessuna traccia|nulla|niente) (?:\\p{L}+ ){0,3}?(?:menziona(?:no)?|cita(?:no)?|parla(?:no)? di|su|di|riguardo a) @|(?:ricerca|cercato) (?:di |su |per )?@[^.;]{0,40}(?:nulla|niente|nessun|senza risultati)',
    ],
    tells: [
      '^(?![^@]*\\b(?:io|mie|miei|se|fonti|risultati|ho|conosco|trov\\p{L}*)\\b)[^@]*@ (?:non )?(?:ha|offre|condivide|vende|fornisce|pubblica|conserva|chiede|richiede|include|raccoglie|cede|dà|prevede)(?!\\p{L})',
      '(?:\\bnon|nessun[ao]?|\\bniente|\\bmai|\\bsenza)\\b(?:(?!\\b(?:informazion\\p{L}+|dati|dettagli|se)\\b)[^@.;]){0,50}\\b(?:reclami|lamentel\\p{L}+|difett[oi]|problem[ai]|ragion[ei]|motiv[oi]|svantagg\\p{L}+|critiche|alternativ[ae]|pecche|miglior[ei]|meglio|peggior[ei]|più \\p{L}+|meno \\p{L}+|negativ[aeio])(?!\\p{L})(?:(?!\\binformazion)[^@.;]){0,30}\\b(?:di|su|a|con|in|per|contro|che) @',
    ],
  },
  nl: {
    denied: [
      '(?:geen|nergens) (?:\\p{L}+ ){0,5}?(?:genaamd|met de naam|onder de naam|dat @ heet) ?@',
      '(?:geen (?:enkele )?(?:\\p{L}+ ){0,2}?(?:bron(?:nen)?|resultaten|pagina|spoor)|niets|nergens) (?:\\p{L}+ ){0,3}?(?:noem(?:t|en)|vermeld(?:t|en)|over|van|voor) @|(?:zoekopdracht|gezocht|zoeken) naar @[^.;]{0,40}(?:niets|geen)|@ (?:is|was) (?:nergens|niet) (?:te vinden|vindbaar)|@ zegt me niets',
    ],
    tells: [
      '^(?![^@]*\\b(?:ik|we|wij|mijn|of|bronnen|resultaten)\\b)[^@]*@ (?:heeft|biedt|deelt|verkoopt|geeft|bewaart|levert|vraagt|publiceert|verzamelt|rekent|vereist)\\b',
      '(?:\\bgeen|\\bniets?|\\bnooit|\\bzonder)\\b(?:(?!\\b(?:informatie|gegevens|of)\\b)[^@.;]){0,50}\\b(?:klachten?|gebreken|problemen?|nadelen?|redenen?|fouten?|kritiek|alternatie(?:f|ven)|betere?|slechtere?|goedkopere?|snellere?|negatieve?|slechte)\\b(?:(?!\\b(?:informatie|gegevens)\\b)[^@.;]){0,30}\\b(?:over|van|voor|met|bij|aan|tegen|dan|op) @',
    ],
  },
  pl: {
    denied: [
      '(?:żadn\\p{L}+|nie ma|nie istnieje) (?:\\p{L}+ ){0,5}?(?:o nazwie|pod nazwą|nazywając\\p{L}+ się) @',
      '(?:żadn\\p{L}+ (?:z )?(?:\\p{L}+ ){0,2}?(?:źród\\p{L}+|wynik\\p{L}*|stron\\p{L}*)|ani śladu|nic) (?:\\p{L}+ ){0,3}?(?:wspomina\\p{L}*|wymienia\\p{L}*|mówi|o|na temat) (?:\\p{L}+ )?@|(?:wyszukiwani\\p{L}+|szuka\\p{L}+) @[^.;]{0,40}(?:nic|żadn|brak)',
    ],
    tells: [
      '^(?![^@]*(?:^|[^\\p{L}])(?:ja|mam|znam|moich|czy|źród\\p{L}+)(?!\\p{L}))[^@]*@ (?:nie )?(?:ma|oferuje|udostępnia|sprzedaje|przekazuje|publikuje|podaje|wymaga|zbiera|przechowuje|pobiera|zapewnia|posiada)(?!\\p{L})',
      '(?:^|[^\\p{L}])(?:nie|żadn\\p{L}+|brak|bez|nic)(?!\\p{L})(?:(?!informacj|danych|czy )[^@.;]){0,50}(?:skarg\\p{L}*|wad(?:y|ę)?|problem\\p{L}*|powod\\p{L}+|minus\\p{L}*|zarzut\\p{L}*|krytyk\\p{L}*|alternatyw\\p{L}*|lepsz\\p{L}+|gorsz\\p{L}+|tańsz\\p{L}+|negatywn\\p{L}+|błęd\\p{L}+)(?!\\p{L})(?:(?!informacj)[^@.;]){0,30} (?:na|o|w|z|do|dla|niż|od|przeciw) @',
    ],
  },
  cs: {
    denied: [
      '(?:žádn\\p{L}+|neexistuje) (?:\\p{L}+ ){0,5}?(?:jménem|s názvem|pod názvem|zvan\\p{L}+) @',
      '(?:žádn\\p{L}+ (?:ze? )?(?:\\p{L}+ ){0,2}?(?:zdroj\\p{L}*|výsled\\p{L}+|strán\\p{L}+)|ani stop\\p{L}+|nic) (?:\\p{L}+ ){0,3}?(?:nezmiňuj\\p{L}*|neuvád\\p{L}*|nejmenuj\\p{L}*|o|po) @|(?:hledání|vyhledávání) @[^.;]{0,40}(?:nic|žádn)|@ (?:se mi nepodařilo (?:najít|dohledat)|nelze (?:najít|dohledat))',
    ],
    tells: [
      '^(?![^@]*(?:^|[^\\p{L}])(?:já|mám|znám|moj\\p{L}+|zda|jestli|zdroj\\p{L}*|nenaš\\p{L}+|nemám)(?!\\p{L}))[^@]*@ (?:ne)?(?:má|nabízí|sdílí|prodává|předává|poskytuje|zveřejňuje|uvádí|vyžaduje|sbírá|ukládá|účtuje)(?!\\p{L})',
      '(?:^|[^\\p{L}])(?:ne\\p{L}+|žádn\\p{L}+|bez|nic)(?!\\p{L})(?:(?!informac|údaj|zda )[^@.;]){0,50}(?:stížnost\\p{L}*|vad(?:y|u)|chyb\\p{L}*|problém\\p{L}*|důvod\\p{L}*|nevýhod\\p{L}*|výtk\\p{L}*|kritik\\p{L}*|alternativ\\p{L}*|lepší\\p{L}*|horší\\p{L}*|levnější\\p{L}*|negativní\\p{L}*)(?!\\p{L})(?:(?!informac)[^@.;]){0,30} (?:na|o|u|s|k|než|pro|od|proti) @',
    ],
  },
  ru: {
    denied: [
      '(?:нет|не существует|ни одн\\p{L}+|никак\\p{L}+) (?:\\p{L}+ ){0,5}?(?:под названием|с названием|по имени|с именем) @',
      '(?:ни в одном (?:из )?(?:\\p{L}+ )?источник\\p{L}*|ни один (?:из )?(?:\\p{L}+ )?источник\\p{L}*|ни следа|ничего) (?:\\p{L}+ ){0,3}?(?:упомина\\p{L}*|о|об|про)? ?@|(?:поиск\\p{L}*|искал\\p{L}*) (?:по |о )?@[^.;]{0,40}(?:ничего|не дал|безрезультат)',
    ],
    tells: [
      '^(?![^@]*(?:^|[^\\p{L}])(?:я|мы|мне|нам|у меня|моих|ли|источник\\p{L}*|результат\\p{L}*)(?!\\p{L}))[^@]*@ (?:не |никогда не )?(?:имеет|предлагает|переда[её]т|прода[её]т|хранит|собирает|публикует|раскрывает|делится|да[её]т|предоставляет|требует|поддерживает|содержит|бер[её]т|сообщает|взимает|использует)(?!\\p{L})',
      '(?:^|[^\\p{L}])(?:не|нет|ни|никак\\p{L}+|без|ничего)(?!\\p{L})(?:(?!информаци|данн|сведени| ли )[^@.;]){0,50}(?:жалоб\\p{L}*|недостатк\\p{L}*|минус\\p{L}*|проблем\\p{L}*|причин\\p{L}*|претензи\\p{L}*|критик\\p{L}*|альтернатив\\p{L}*|лучше\\p{L}*|хуже|дешевле|быстрее|удобнее|негативн\\p{L}+|плох\\p{L}+|замен\\p{L}*)(?!\\p{L})(?:(?!информаци|данн)[^@.;]){0,30} (?:(?:на|о|об|в|у|с|к|для|чем|против) )?@',
    ],
  },
  tr: {
    denied: [
      "@ (?:adında|adlı|isimli|diye) [^.;]{0,40}(?:yok|bulunm|bilmiyorum|rastla|duymad)|@[’'\\p{L}]{0,5}? (?:bulunamadı|mevcut değil)|(?:hiçbir|hiç bir) (?:kaynak|sonuç|sayfa)\\p{L}* [^.;]{0,20}@[^.;]{0,40}(?:geçmi|bahsetmi|yok|yer alm)|@ (?:için|hakkında) [^.;]{0,40}(?:hiçbir şey|sonuç (?:yok|çıkm|bulunam))",
    ],
    tells: [
      "@[’'\\p{L}]{0,5} [^.;]{0,60}(?:paylaşm\\p{L}*|satm\\p{L}*|toplam[ıa]\\p{L}*|sunm[ua]\\p{L}*|vermi\\p{L}*|vermez|istemi\\p{L}*|desteklemi\\p{L}*|saklam[ıa]\\p{L}*)",
      "@[’'\\p{L}]{0,5} (?:hakkında|ile ilgili|kadar|daha)? ?[^.;]{0,20}(?:şikâyet|şikayet|sorun|kusur|eksik|olumsuz|daha iyi|iyi|ucuz|hızlı)\\p{L}*[^.;]{0,40}(?:yok|bulamad|bilmiyor|görmed|duymad|rastlamad)",
    ],
  },
  ja: {
    denied: [
      '@(?:という|といった|と呼ばれる)[^。]{0,30}(?:存在しない|存在しません|見つかりません|見当たりません|ありません|知りません|確認できません)|(?:どの|いずれの)(?:情報源|資料|出典|検索結果|サイト)[^。]{0,12}@[^。]{0,20}(?:ありません|ません|ない)|@[^。]{0,12}(?:見つかりません|見つけられません|ヒットしません|存在しない可能性)|@[^。]{0,12}(?:検索|調べ)[^。]{0,24}(?:何も|なにも|結果は(?:ゼロ|0|なし))',
    ],
    tells: [
      '@(?:は|では|には|も)[^。]{0,50}(?:提供|共有|販売|公開|開示|収集|保存|要求|対応|サポート|請求|渡|売)(?:し|され|さ)?(?:て)?(?:い|おり)?(?:ません|ない)',
      '@(?:に|の|より|以上|ほど|について)[^。]{0,24}(?:不満|欠点|苦情|問題|欠陥|弱点|優れた|良い|よい|安い|速い|便利な|代わり|悪い(?:点|口コミ|評判)|否定的)[^。]{0,24}(?:ません|ない|知りません)',
    ],
  },
  zh: {
    denied: [
      '(?:没有|沒有|并无|不存在|未有)[^。，]{0,12}(?:名为|名叫|叫做|叫|称为)@|@[^。，]{0,8}(?:查无|查不到|找不到|搜不到|并不存在|可能不存在)|(?:没有任何|没有一个|所有|各个)[^。，]{0,8}(?:来源|资料|结果|网页)[^。，]{0,8}(?:提到|提及|包含|未提到|未提及)[^。，]{0,4}@|(?:搜索|查找|检索|查询)(?:了)?@[^。]{0,16}(?:没有|未|无结果|一无所获)|(?:没有|未|查不到|找不到|搜不到)[^。，]{0,8}(?:任何)?(?:关于|有关)@',
    ],
    tells: [
      '@(?:也|并|还|目前|从|绝|都)?(?:不会|不|没有|未|从不)(?:将|把|向|对)?[^。，]{0,16}(?:提供|收集|出售|公开|支持|共享|分享|泄露|具备|透露|披露|保存|收取|给)',
      '(?:没有|没|不|未)[^。，]{0,12}(?:比@(?:更|还)|像@(?:一样|这样|那样))|@[^。，]{0,8}(?:没有|没|找不到|挑不出)[^。，]{0,10}(?:缺点|毛病|投诉|问题|不足|差评|缺陷|理由)|(?:没有|没|未|找不到)[^。，]{0,12}(?:对|关于|有关)@[^。，]{0,8}(?:投诉|差评|批评|抱怨|负面)',
    ],
  },
  ko: {
    denied: [
      '@(?:\\(?이\\)?라는|라는|이란|란) [^.]{0,30}(?:없|존재하지|모릅|찾을 수|찾지 못|들어 ?본 적)|(?:어떤|어느) (?:출처|자료|검색 결과|결과)\\p{L}* [^.]{0,16}@[^.]{0,24}(?:없|않)|@\\p{L}{0,3} ?[^.]{0,12}(?:검색|찾아)[^.]{0,24}(?:아무것도|결과가 없|나오지 않)|@\\p{L}{0,3} (?:찾을 수 없|찾지 못|존재하지 않)',
    ],
    tells: [
      '@(?:은|는|이|가|도|에서는) [^.]{0,50}(?:제공|공유|판매|공개|수집|저장|요구|지원|청구|전달|넘기|보관)(?:하|되)?지 (?:않|못)',
      '@(?:보다|만큼|에|의|에 대한|에 대해) ?[^.]{0,30}(?:불만|단점|결함|문제|나은|좋은|싼|빠른|편리한|대안|부정적|나쁜|비판)[^.]{0,40}(?:없|못|모르|않)',
    ],
  },
};

const compiled = new Map<string, NamePhrases | null>();

function phrasesIn(language: string): NamePhrases | null {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const sources = NAMES[language];
  const made = sources ? { denied: joined(sources.denied), tells: joined(sources.tells) } : null;
  compiled.set(language, made);
  return made;
}

function joined(sources: readonly string[]): RegExp {
  return new RegExp(
    sources
      .map((each) => `(?:${each})`)
      .join('|')
      .replaceAll('@', NAME_MARK),
    'iu',
  );
}

export function deniesName(clause: string, languages: readonly string[]): boolean {
  return languages.some((language) => phrasesIn(language)?.denied.test(clause));
}

export function tellsOfName(clause: string, languages: readonly string[]): boolean {
  return languages.some((language) => phrasesIn(language)?.tells.test(clause));
}
