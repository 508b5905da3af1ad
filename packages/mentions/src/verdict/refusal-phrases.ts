const REFUSALS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:i|we)\b[^.!?]{0,30}(?:\bcan(?:not|['’]t| not)\b|\b(?:not able|unable|not allowed|not permitted|not comfortable|not in a position)\b|\bwon['’]t be able\b|\b(?:must|have to) decline\b)[^.!?]{0,50}\b(?:help|assist|recommend\w*|suggest|endorse|advise|answer|discuss|comply|fulfil\w*|engage|single out|rank|do (?:that|this)|provide (?:\w+ )?(?:advice|recommendations?|that|this|assistance)|(?:that|this|your) request)\b|\b(?:against my|violates?) (?:\w+ )?(?:guidelines|policy|policies)\b|^\W*(?:sorry,? )?(?:i )?(?:can['’]t|cannot|won['’]t) (?:help|assist)\b/i,
  de: /\b(?:ich|wir|mir|leider|dabei|dazu|hierbei)\b[^.!?]{0,40}\b(?:kann|können|darf|dürfen|möchte|ist es nicht möglich)\b[^.!?]{0,60}\b(?:nicht|kein\w*|leider)\b[^.!?]{0,50}\b(?:helfen|weiterhelfen|empfehlen|beantworten|unterstützen|beraten|empfehlung\w*|auskunft|nachkommen|bewerten|vornehmen)\b|\b(?:kann|darf|können) (?:ich|wir)\b[^.!?]{0,40}\b(?:nicht|kein\w*)\b[^.!?]{0,60}\b(?:helfen|weiterhelfen|empfehlen|beantworten|unterstützen|beraten|empfehlung\w*|nachkommen)\b/i,
  fr: /\b(?:je|nous)\b[^.!?]{0,20}\b(?:ne|n['’])[^.!?]{0,25}\b(?:peux|pouvons|puis|suis|sommes|dois)\b[^.!?]{0,45}(?:\baider|\brecommander|\bconseiller|\brépondre|\bassister|\bdonner suite|\btraiter|\bfournir (?:de|ce|cette))/i,
  es: /\bno (?:me es posible|nos es posible|puedo|podemos|debo|estoy (?:autorizad[oa]|en condiciones))\b[^.!?]{0,45}(?:\bayudar|\brecomend|\baconsejar|\bresponder|\basistir|\batender|\bsugerir)/i,
  it: /\bnon (?:posso|possiamo|mi è possibile|sono (?:in grado|autorizzat[oa]|abilitat[oa]))\b[^.!?]{0,45}(?:\baiutar|\bconsigliar|\braccomandar|\brispondere|\bassister|\bsoddisfare|\bsuggerire)/i,
  pt: /\bnão (?:posso|podemos|consigo|me é possível|tenho (?:permissão|autorização)|estou autorizad[oa])(?!\p{L})[^.!?]{0,45}(?:ajudar|indicar|recomendar|responder|aconselhar|auxiliar|atender|sugerir)/iu,
  nl: /\b(?:kan|mag|kunnen|mogen)\b[^.!?]{0,30}\b(?:niet|geen)\b[^.!?]{0,50}\b(?:helpen|aanbevelen|aanraden|beantwoorden|adviseren|assisteren|aanbeveling\w*)\b/i,
  pl: /\bnie (?:mogę|możemy|jestem w stanie|wolno mi)(?!\p{L})[^.!?]{0,45}(?:pomóc|polec|rekomend|doradz|odpowiedz|wskaz|spełni)/iu,
  cs: /\b(?:nemohu|nemůžu|nemůžeme|nesmím)(?!\p{L})[^.!?]{0,45}(?:pomoci|pomoct|doporuč|poradit|odpověd)/iu,
  ru: /(?:^|[^\p{L}])не (?:могу|можем|имею права|вправе|в состоянии)(?!\p{L})[^.!?]{0,45}(?:помочь|рекоменд|посовет|советовать|ответить|порекоменд)/iu,
  uk: /(?:^|[^\p{L}])не (?:можу|можемо|маю права)(?!\p{L})[^.!?]{0,45}(?:допомог|рекоменд|порад|відповіст)/iu,
  tr: /(?:öneremem|öneremiyor|öneremeyiz|olamam|olamıyor|olamayız|veremem|veremiyor|bulunamam|bulunamıyor|edemem|edemiyor|yanıtlayamam|yanıtlayamıyor)/iu,
  sv: /\bkan (?:jag )?(?:tyvärr )?inte (?:hjälpa|rekommendera|svara|ge råd|bistå)/i,
  da: /\bkan (?:jeg )?(?:desværre )?ikke (?:hjælpe|anbefale|svare|bistå)/i,
  nb: /\bkan (?:jeg )?(?:dessverre )?ikke (?:hjelpe|anbefale|svare|bistå)/i,
  ja: /(?:お勧め|おすすめ|推奨|推薦|紹介|お手伝い|お力|回答|お答え|対応|助言|提供|お応え|特定の).{0,20}(?:できません|できかねます|いたしかねます|できない|致しかねます|なれません|控え)/u,
  ko: /(?:추천|도와|도움|답변|안내|권해|조언|제공|응답).{0,16}(?:수 없|수는 없|어렵습니다|못합니다|불가)/u,
  zh: /(?:无法|無法|不能|不便|不可以|没办法|無法為|恕我).{0,14}(?:推荐|推薦|帮|幫|协助|回答|提供(?:建议|帮助|推荐|这)|建议|满足)/u,
  ar: /(?:لا|لن|لست|غير) (?:أستطيع|يمكنني|أقدر|بإمكاني|قادر\p{L}*|مسموح|نستطيع|يسعني).{0,40}(?:توصي|مساعد|ترشيح|إجاب|اقتراح|أوصي|أساعد|أجيب|نصح|تقديم)/u,
  he: /(?:לא|איני|אינני) (?:יכול|יכולה|מסוגל|רשאי).{0,30}(?:להמליץ|לעזור|לסייע|לענות|לייעץ)/u,
  hi: /(?:सिफारिश|सुझाव|मदद|सहायता|उत्तर|सलाह).{0,24}(?:नहीं|असमर्थ)/u,
  th: /(?:ไม่สามารถ|ไม่อาจ).{0,20}(?:แนะนำ|ช่วย|ตอบ|ให้คำ)/u,
  id: /\btidak (?:bisa|dapat|boleh)\b[^.!?]{0,40}(?:membantu|merekomendasikan|menyarankan|menjawab)/i,
  vi: /không thể.{0,30}(?:giới thiệu|đề xuất|giúp|trả lời|hỗ trợ|khuyên)/i,
  hu: /\bnem (?:tudok|ajánlhatok|segíthetek|áll módomban)\b/i,
  ro: /\bnu (?:pot|putem|am voie)(?!\p{L})[^.!?]{0,40}(?:recomand|ajut|răspund|sfătui)/iu,
  fi: /\ben (?:voi|pysty)\b[^.!?]{0,40}(?:suosit|autta|vasta|neuvo)/i,
  el: /δεν μπορώ.{0,40}(?:προτείν|βοηθ|απαντ|συστ)/iu,
};

const EVERY = Object.values(REFUSALS);

export function refuses(text: string): boolean {
  return EVERY.some((phrase) => phrase.test(text));
}
