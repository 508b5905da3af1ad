/**
 * Sentences that only say nothing is known. `unknown` speaks of missing knowledge; `request` asks for more, points
 * elsewhere or says what would be needed, and counts as a denial only beside one.
 */
export interface DenialPhrases {
  unknown: RegExp;
  request: RegExp;
  /** A word without which `unknown` cannot match: looked for first, since it is cheap. */
  cue: RegExp;
}

const NO_INFORMATION =
  /\b(?:no|without|lacks?|lacking|limited|little|insufficient|not enough)\s+(?:[\w-]+\s+){0,5}?(?:information|info|data|details?|knowledge|records?|mentions?|results|evidence|coverage|documentation|references?|context)\b(?= *(?:$|[^\w\s]|(?:about|on|of|for|regarding|concerning|relating|related|to|that|which|in|from|available|at|specific\w*|indicating|i|we|has|have|exists?|with|and|or|whatsoever|here|linking|found|provided|given|matching|under|by|beyond|yet|currently|was|were|can|could|as|so|if|when|because|since|but|not|this|there)\b|(?:is|are) (?!shared|sold|stored|sent|lost|kept|passed|needed|required)))/;
const I_DO_NOT_KNOW =
  /\b(?:i|we)\b[^.;]{0,40}(?:n['’]t|not|unable|never|no|cannot|unfamiliar)\b[^.;]{0,60}\b(?:find|found|locate|have|know|aware|familiar|recogni[sz]e|heard|verify|confirm|see|access|provide|offer|compare|with)\b/;
const COULD_NOT =
  /^\W*(?:could|can|did|do|have)(?:n['’]t| not) (?:yet )?(?:find|found|locate|verify|confirm|see|identify|turn up|come across)\b/;
const SOURCES_ARE_SILENT =
  /\b(?:results?|sources?|data|documents?|information|pages?|context)\b[^.;]{0,50}(?:n['’]t|not|never|no|lacks?|omits?|fails?)\b[^.;]{0,40}\b(?:contain|include|mention|cover|provide|list|reference|discuss|address|specify|information|data)/;
const NOT_MENTIONED =
  /(?:n['’]t|\bnot|\bnever)\s+(?:\w+\s+){0,2}?(?:mentioned|listed|included|covered|referenced|found|detailed|documented|compared|discussed|appear|recogni[sz]ed)\b[^.;]{0,60}\b(?:results?|sources?|data|information|knowledge|training|search|here|records?)\b/;
const SILENT_ABOUT =
  /\b(?:do|does|did|was|were)(?:n['’]t| not)\b[^.;]{0,30}\b(?:contain|include|mention|provide|cover|list|reference|specify|have)\b[^.;]{0,40}\b(?:information|data|details?|mentions?|anything)\b/;
const NOT_THERE =
  /\bdoes(?:n['’]t| not) (?:appear|seem) (?:in|to (?:be|exist|match|correspond))|\babsent from\b|\bunfamiliar with\b|\bunknown to me\b|\bmade-up name\b/;

const ANY = /(?:)/;

const ENGLISH: DenialPhrases = {
  cue: /[Nn](?:['’][Tt]|[Oo](?:[Tt]|ne|thing|where)?\b|ever)|NEVER|[Cc](?:annot|ANNOT)|[Ww]ithout|[Ll](?:ack|imited|ittle)|[Ii]nsufficient|[Uu]n(?:able|familiar|known|clear)|[Oo]mit|[Ff]ail|[Aa]bsent|[Mm]ade-up|[Ee]mpty|[Zz]ero|[Bb]eyond|[Oo]utside/,
  unknown: new RegExp(
    [NO_INFORMATION, I_DO_NOT_KNOW, COULD_NOT, SOURCES_ARE_SILENT, SILENT_ABOUT, NOT_MENTIONED, NOT_THERE]
      .map((part) => part.source)
      .join('|'),
    'i',
  ),
  request:
    /^\W*if\b|\b(?:would need|i(?:'d| would) (?:need|suggest|recommend)|provide (?:more|additional|further)|(?:could|can) you (?:share|provide|clarify|tell)|let me know|refine|clarify|search(?:ing)? (?:specifically )?for|check(?:ing)? (?:the|their|its|with|official|directly)|official (?:web)?site|visit(?:ing)?|consult|contact(?:ing)?|more context|if you (?:have|can|meant|mean|share)|did you mean|further (?:\w+ )?research|additional (?:sources|research|information)|to (?:compare|provide|give|answer)|cannot|unclear|feel free|look(?:ing)? (?:for|up|at)|reviews (?:of|for|about)|if (?:you|it|this|that|the)|possibl[ey]|possibility|perhaps|maybe|may|might|could be|fictional|newer|smaller|not widely|try(?:ing)?|ask(?:ing)?|reach(?:ing)? out|share (?:the|a|your|its) (?:link|url|website|site|page)|google|search engine|social media)\b/i,
};

const DENIALS: Record<string, Omit<DenialPhrases, 'cue'>> = {
  en: ENGLISH,
  de: {
    unknown:
      /\b(?:keine?n?|keiner(?:lei)?|nicht|nichts|leider|unbekannt|kaum)\b.{0,90}\b(?:informationen|infos?|daten|angaben|kenntnis(?:se)?|wissen|bekannt|gefunden|finden|quellen|hinweise|erwähnt|ergebnisse|details|vertraut|kenne|bestätigen)\b|\b(?:kenne|finde|weiß)\b.{0,40}\b(?:keine?n?|nicht|nichts)\b|\bunbekannt\b/i,
    request:
      /\b(?:könnten? sie|kannst du|bitte|weitere (?:informationen|details)|mehr (?:informationen|details|kontext)|offizielle|website|webseite|suche nach|wenn (?:sie|du)|meinten? (?:sie|du))\b/i,
  },
  fr: {
    unknown:
      /\b(?:aucune?|pas|ne|n['’](?:ai|est|existe|a|apparaît)|rien|sans|inconnue?)\b.{0,90}(?:\binformations?|\bdonnées|\brenseignements?|\bconnaissances?|\bconnais|\btrouvé|\btrouver|\bsources?|\bmention|\brésultats?|\bdétails?|\bau courant|\bfamilier|\bvérifier|\bconnue?\b)/i,
    request:
      /(?:pourriez-vous|pouvez-vous|peux-tu|n['’]hésitez pas|plus (?:d['’]informations|de détails|de contexte)|site officiel|consulter|si vous|vouliez-vous dire|merci de|préciser)/i,
  },
  es: {
    unknown:
      /(?:\bno\b|\bning[uú]n[ao]?\b|\bsin\b|\bnada\b|\btampoco\b).{0,90}(?:\binformaci[oó]n|\bdatos|\bdetalles|\bconozco|\bconocimiento|\bencontr[éeoa]|\bencuentr|\bhall|\bfuentes|\bmenci[oó]n|\bregistros?|\bconsta|\bresultados|\bfamiliarizad|\baparece|\bconfirmar|\bverificar)|\bdesconozco\b|\bdesconocid[ao]\b/i,
    request:
      /(?:podr[ií]as?|puedes|por favor|m[aá]s (?:informaci[oó]n|detalles|contexto)|sitio (?:web )?oficial|consultar|si (?:te refieres|tienes|quieres)|quisiste decir)/i,
  },
  pt: {
    unknown:
      /(?:\bnão\b|\bnenhum[ao]?\b|\bsem\b|\bnada\b).{0,90}(?:\binformaç|\bdados|\bdetalhes|\bconheço|\bconhecimento|\bencontr|\bfontes|\bmenç|\bregistros?|\bresultados|\bfamiliarizad|\baparece|\bconfirmar|\bverificar)|\bdesconheço\b/i,
    request:
      /(?:poderia|você pode|por favor|mais (?:informações|detalhes|contexto)|site oficial|consult|se você|quis dizer)/i,
  },
  it: {
    unknown:
      /(?:\bnon\b|\bnessun[ao]?\b|\bsenza\b|\bniente\b).{0,90}(?:\binformazion|\bdati\b|\bdettagli|\bconosc|\btrovat|\btrovare|\btrovo|\bfonti|\bmenzion|\brisultat|\brisulta|\bfamiliar|\bappare|\bverificare|\bconferma)|\bsconosciut[ao]\b/i,
    request:
      /(?:potresti|puoi|per favore|maggiori (?:informazioni|dettagli)|sito ufficiale|consult|se (?:hai|intendi|vuoi)|intendevi)/i,
  },
  nl: {
    unknown:
      /\b(?:geen|niet|niets|onbekend)\b.{0,90}\b(?:informatie|gegevens|details|kennis|bekend|gevonden|vinden|bronnen|vermeld|resultaten|vertrouwd|bevestigen)\b|\bken\b.{0,30}\bniet\b/i,
    request:
      /\b(?:kunt u|kun je|meer (?:informatie|details|context)|officiële|website|als (?:u|je)|bedoel)\b/i,
  },
  pl: {
    unknown:
      /(?:\bnie\b|\bbrak\b|\bżadn\p{L}+|\bbez\b).{0,90}(?:informacj|danych|wiedzy|szczegół|znam\b|znalaz|znaleź|źród|wzmian|wynik|słysza|kojarz|potwierdz|dostępn)/iu,
    request:
      /(?:czy możesz|czy mógł|proszę|więcej (?:informacji|szczegółów)|oficjaln|jeśli|sprawdź|skontakt)/i,
  },
  cs: {
    unknown:
      /(?:^|\s)(?:nemám\p{L}*|nenaš\p{L}+|neznám\p{L}*|nevím\p{L}*|není|nejsou|nemohu|neexistuj\p{L}+|neobsahuj\p{L}+|neuvád\p{L}+|nedokáž\p{L}+|nepodařilo|žádn\p{L}+|bohužel|bez)(?:\s|$).{0,90}(?:informac|údaj|podrobnost|nalez|naj[íd]|zdroj|zmínk|výsledk|ověřit|potvrdit|znám)|(?:^|\s)(?:neznám|nenašel)/iu,
    request: /(?:můžete|mohl|prosím|více (?:informací|podrobností)|oficiální|pokud|zkuste)/i,
  },
  ru: {
    unknown:
      /(?:^|[^\p{L}])(?:не|нет|никак\p{L}+|отсутств\p{L}+|ничего|недостаточно)(?:[^\p{L}]).{0,90}(?:информаци|данн|сведени|знаю|знаком|известн|наш[ёел]|найти|найден|источник|упомина|результат|слыш|подтвердить|встреча)|(?:информаци|данн|сведени)\p{L}*.{0,60}(?:отсутств|нет(?:[^\p{L}]|$)|не (?:найден|обнаруж|располага))|неизвестн/iu,
    request:
      /(?:можете|пожалуйста|уточните|больше (?:информации|деталей)|официальн|если вы|проверьте|обратитесь)/i,
  },
  uk: {
    unknown:
      /(?:^|[^\p{L}])(?:не|немає|жодн\p{L}+|відсутн\p{L}+|нічого)(?:[^\p{L}]).{0,90}(?:інформаці|дан|відомост|знаю|знаком|відом|знайш|знайти|знайден|джерел|згад|результат|чу)/iu,
    request: /(?:можете|будь ласка|уточніть|більше інформації|офіційн|якщо ви)/i,
  },
  tr: {
    unknown:
      /(?:bilgi|veri|kayıt|sonuç|kaynak|bahis|ayrıntı).{0,60}(?:yok|bulunm|bulamad|mevcut değil|sahip değil|içermiyor)|(?:tanımıyorum|bilmiyorum|bulamadım|duymadım|aşina değilim|rastlamadım)/i,
    request: /(?:misiniz|mısınız|lütfen|daha fazla (?:bilgi|ayrıntı)|resmi|eğer|ziyaret)/i,
  },
  sv: {
    unknown:
      /\b(?:ingen|inga|inget|inte|saknar|okänd)\b.{0,90}\b(?:information|uppgifter|data|kännedom|känner|hitta(?:r|t)?|källor|nämns|resultat|detaljer|bekräfta)/i,
    request: /\b(?:kan du|vänligen|mer information|officiella|om du|kontakta)\b/i,
  },
  da: {
    unknown:
      /\b(?:ingen|intet|ikke|mangler|ukendt)\b.{0,90}\b(?:information|oplysninger|data|kendskab|kender|finde|fundet|kilder|nævnt|nævnes|resultater|detaljer|bekræfte)/i,
    request: /\b(?:kan du|venligst|mere information|officielle|hvis du|kontakt)\b/i,
  },
  nb: {
    unknown:
      /\b(?:ingen|ikke|mangler|ukjent)\b.{0,90}\b(?:informasjon|opplysninger|data|kjennskap|kjenner|finne|funnet|kilder|nevnt|nevnes|resultater|detaljer|bekrefte)/i,
    request: /\b(?:kan du|vennligst|mer informasjon|offisielle|hvis du|kontakt)\b/i,
  },
  fi: {
    unknown:
      /(?:\bei\b|\ben\b|\beivät\b|\bilman\b|tuntematon).{0,90}(?:tieto|tied|löy|lähte|mainin|tunne|tulok|vahvist)/i,
    request: /(?:voitko|lisätieto|virallis|jos sinulla|tarkist)/i,
  },
  ro: {
    unknown:
      /(?:\bnu\b|\bniciun?a?\b|\bfără\b).{0,90}(?:informați|date\b|detalii|cunosc|găsi|surse|mențion|rezultat|familiar|confirm)/i,
    request: /(?:puteți|poți|vă rog|mai multe (?:informații|detalii)|site-ul oficial|dacă)/i,
  },
  hu: {
    unknown:
      /(?:nincs|nem|sem|nincsenek).{0,90}(?:információ|adat|ismer|talál|forrás|említ|eredmény|tudok|hallott)/i,
    request: /(?:tudna|kérem|további információ|hivatalos|ha )/i,
  },
  el: {
    unknown:
      /(?:δεν|καμία|κανένα|χωρίς).{0,90}(?:πληροφορ|δεδομέν|στοιχεί|γνωρίζω|βρήκα|βρω|πηγές|αναφορ|αποτελέσματα)/i,
    request: /(?:μπορείτε|παρακαλώ|περισσότερες|επίσημ|αν )/i,
  },
  ar: {
    unknown:
      /(?:لا|لم|ليس|ليست|لست|عدم|غير|أي).{0,90}(?:معلومات|بيانات|أعرف|أجد|العثور|مصادر|معرفة|دراية|تفاصيل|نتائج|معروف|ذكر)/,
    request: /(?:يمكنك|يرجى|المزيد|الموقع الرسمي|إذا|هل)/,
  },
  he: {
    unknown:
      /(?:אין|לא|ללא|איני|אינני).{0,90}(?:מידע|נתונים|מכיר|מצאתי|למצוא|מקורות|פרטים|תוצאות|ידוע|אזכור)/,
    request: /(?:תוכל|אנא|מידע נוסף|האתר הרשמי|אם )/,
  },
  zh: {
    unknown:
      /(?:没有|沒有|无法|無法|未能|未|不|缺乏).{0,30}(?:信息|資訊|资讯|資料|资料|数据|了解|找到|查到|来源|提及|提到|记录|結果|结果|熟悉|知道|确认|听说)/,
    request: /(?:请提供|您可以|如果您|更多信息|官方网站|官网|建议)/,
  },
  ja: {
    unknown:
      /(?:情報|データ|詳細|記録|言及|出典|結果|知識|存じ|確認|見つか|把握).{0,30}(?:ありません|ない|ません|できません|おりません|不明|できなかった)|(?:知りません|わかりません|分かりません|見当たりません)/,
    request: /(?:ください|公式サイト|詳しく|もし|いただけ)/,
  },
  ko: {
    unknown:
      /(?:정보|자료|데이터|세부|출처|기록|언급|결과|내용).{0,30}(?:없|않|못)|(?:알지 못|모릅니다|찾을 수 없|찾지 못|확인할 수 없|확인되지 않)/,
    request: /(?:주세요|공식 웹|공식 홈|더 자세|만약|제공해)/,
  },
  id: {
    unknown:
      /\b(?:tidak|belum|tanpa|kurang)\b.{0,90}\b(?:informasi|data|detail|mengetahui|tahu|menemukan|ditemukan|sumber|disebutkan|hasil|familiar)/i,
    request: /\b(?:bisakah|silakan|lebih lanjut|situs resmi|jika anda)\b/i,
  },
  vi: {
    unknown: /(?:không|chưa|thiếu).{0,60}(?:thông tin|dữ liệu|chi tiết|biết|tìm thấy|nguồn|đề cập|kết quả)/i,
    request: /(?:vui lòng|bạn có thể|trang web chính thức|nếu bạn)/i,
  },
};

interface Known {
  languages: readonly string[];
  phrases: readonly DenialPhrases[];
}

const known = new Map<string, Known>();

function knownFor(language: string | null, declared: string | null): Known {
  const key = `${language ?? ''}/${declared ?? ''}`;
  const made = known.get(key);
  if (made) return made;
  const codes = [language, declared].filter((code) => code !== null && code !== 'en');
  const languages = [...new Set(codes), 'en'].filter((code) => code !== null);
  const own = languages.flatMap((code) => (code === 'en' ? [] : (DENIALS[code] ?? [])));
  const phrases = [...own.map((each) => ({ ...each, cue: ANY })), ENGLISH];
  const both = { languages, phrases };
  known.set(key, both);
  return both;
}

export function denialLanguages(language: string | null, declared: string | null): readonly string[] {
  return knownFor(language, declared).languages;
}

export function denialPhrases(language: string | null, declared: string | null): readonly DenialPhrases[] {
  return knownFor(language, declared).phrases;
}
