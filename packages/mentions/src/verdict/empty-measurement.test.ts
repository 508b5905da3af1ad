import { describe, expect, it } from 'vitest';
import { detectMentions } from '../detect-mentions.ts';

type Example = [empty: boolean, answer: string, question: string | null];

const EXAMPLES: Example[] = [
  [false, 'Most teams use Trello or Basecamp for this kind of work.', 'Which tools do teams use?'],
  [false, 'A popular app for this is Todoist.', null],
  [false, 'You could try Todoist, which has a free plan for small groups.', 'How do I plan a project?'],
  [false, '1. **Grammarly** – corrects\n2. **Wordtune** – rewrites', 'writing help'],
  [false, 'Visit zillow.com and filter by price.', 'how to find a flat'],
  [false, 'Gute Preise findet man bei Zalando und im Laden um die Ecke.', 'Wo kann ich Schuhe kaufen?'],
  [false, 'Pour cela, beaucoup de gens passent par Doctolib, une application très connue.', null],
  [false, '日本ではLINEが最も使われているアプリです。', '日本で人気のアプリは？'],
  [false, 'Дешевле всего заказать через Ozon или Wildberries.', 'В каком магазине купить наушники?'],
  [false, 'المتاجر المعروفة مثل كارفور أو دانوب، وأنصحك بزيارتها.', 'ما أفضل متجر للمواد الغذائية؟'],
  [false, '1. 여기어때 - 숙소가 많음\n2. 야놀자 - 쿠폰이 많음', '숙소 예약 앱 추천해 주세요'],
  [false, 'おすすめはラクスル、グラフィックの二つです。', 'おすすめの印刷サービスは？'],
  [false, '1. **石墨文档**：协作方便\n2. **腾讯文档**：免费', '推荐在线文档软件'],
  [false, 'แนะนำโรบินสันหรือเซ็นทรัล', 'ซื้อเสื้อผ้าที่ไหนดี'],
  [false, 'अमेज़न या फ्लिपकार्ट आज़मा कर देखें।', 'फ़ोन कहाँ से खरीदें?'],
  [false, 'Советую посмотреть Купер и Впрок.', 'Где заказать продукты?'],
  [true, 'Use JavaScript, HTML and CSS, and keep the state in GraphQL.', 'How do I build a page?'],
  [true, '1. **予算**：月額いくらまでか\n2. **機能**：何が必要か', 'おすすめのアプリは？'],
  [true, '1. **价格**：先看预算\n2. **功能**：再看需求', '推荐在线文档软件'],
  [true, '가격과 기능을 비교해 보세요.', '숙소 예약 앱 추천해 주세요'],
  [false, 'The company Palantir supplies the software.', null],
  [false, 'For running shoes, many beginners like Brooks or Hoka.', 'Which running shoe brand is good?'],
  [
    true,
    'Choose a shoe with a wide toe box and replace it after 600 kilometres.',
    'Which running shoe brand is good?',
  ],
  [
    true,
    'Start with a budget. Compare at least three offers, read the reviews and negotiate.',
    'Which CRM software should I buy?',
  ],
  [
    true,
    '# Plan\n\n1. **Define Goals** – be specific\n2. **Set a Budget** – stay realistic\n3. **Measure** – every week',
    'How do I plan?',
  ],
  [false, 'Kant argued that moral law comes from reason. Hegel disagreed.', 'Explain Kant.'],
  [false, 'The Nile flows through Egypt and Sudan into the Mediterranean.', 'longest river'],
  [false, 'George Lucas wrote the script; Harrison Ford auditioned later.', 'Who wrote it?'],
  [true, "I'm sorry, I have no information about a company called Belvoria.", 'Tell me about Belvoria'],
  [
    true,
    'Ein guter Stromanbieter hat faire Laufzeiten. Achten Sie auf die Kündigungsfrist und den Grundpreis.',
    'Welchen Stromanbieter soll ich nehmen?',
  ],
  [true, 'Mischen Sie Mehl, Zucker und Butter. Backen Sie den Teig bei 180 Grad.', 'Rezept für Kekse'],
  [true, '```js\nconst myValue = getValue();\n```\nThis reads the value.', 'how do I read a value'],
  [
    true,
    'Il faut comparer les prix et lire les conditions générales avant de signer.',
    'Quelle banque choisir ?',
  ],
  [true, 'まずは予算を決め、必要な機能を書き出しましょう。', 'おすすめのアプリは？'],
  [
    true,
    'Monday is a good day to start. Wake up early, drink water, and take a walk in the park.',
    'morning routine',
  ],
];

describe('an answer without any brand', () => {
  it.each(EXAMPLES)('empty %s: %s', (empty, answer, question) => {
    const competitors = [{ name: 'Trelvio' }];
    expect(detectMentions({ answer, question, brand: { name: 'Belvoria' }, competitors }).empty).toBe(empty);
  });

  it('is not empty when it names the brand or a competitor', () => {
    const brand = { name: 'Belvoria' };
    expect(detectMentions({ answer: 'We like Belvoria.', brand }).empty).toBe(false);
    expect(detectMentions({ answer: 'We like it.', brand, competitors: [{ name: 'Trelvio' }] }).empty).toBe(
      true,
    );
    expect(detectMentions({ answer: 'Try Trelvio.', brand, competitors: [{ name: 'Trelvio' }] }).empty).toBe(
      false,
    );
  });

  it('is not empty when the name is part of the name of another brand', () => {
    const answer = '**Delta Faucet** – wide range. Delta Faucet parts are easy to find.';
    expect(detectMentions({ answer, brand: { name: 'Delta', domain: 'delta.com' } }).empty).toBe(false);
  });
});

const REFUSALS: [language: string, answer: string][] = [
  ['en', "I'm sorry, but I can't help with that request."],
  ['de', 'Dabei kann ich leider nicht helfen.'],
  ['fr', 'Je suis désolé, je ne peux pas vous aider pour cette demande.'],
  ['es', 'Lo siento, pero no puedo ayudarte con esta petición.'],
  ['it', 'Mi dispiace, non posso aiutarti con questa richiesta.'],
  ['pt', 'Desculpe, não posso ajudar com esse pedido.'],
  ['nl', 'Sorry, daar kan ik je niet mee helpen.'],
  ['pl', 'Przykro mi, nie mogę pomóc w tej sprawie.'],
  ['cs', 'Bohužel s tím nemohu pomoci.'],
  ['ru', 'Извините, я не могу помочь с этим запросом.'],
  ['tr', 'Üzgünüm, bu konuda yardımcı olamam.'],
  ['ja', '申し訳ありませんが、そのご依頼にはお答えできません。'],
  ['ko', '죄송하지만 그 요청은 도와드릴 수 없습니다.'],
  ['zh', '抱歉，我无法回答这个问题。'],
  ['ar', 'عذرا، لا يمكنني المساعدة في هذا الطلب.'],
  ['he', 'מצטער, אני לא יכול לעזור בבקשה הזאת.'],
];

describe('why an answer measures nothing', () => {
  const brand = { name: 'Belvoria' };
  const kind = (answer: string, more: Partial<Parameters<typeof detectMentions>[0]> = {}) =>
    detectMentions({ answer, brand, ...more }).empty_kind;

  it.each(REFUSALS)('%s: it refuses: %s', (language, answer) => {
    expect(kind(answer, { language })).toBe('refused');
  });

  it('a refusal that names somebody all the same is an answer', () => {
    expect(kind("I can't recommend specific companies, but many people use Todoist.")).toBe(null);
  });

  it('no company: nothing is known, the user is asked back, nothing is said', () => {
    expect(kind('I have no reliable information about local plumbers.')).toBe('no_companies');
    expect(kind('What is your budget, and how many people will use it?')).toBe('no_companies');
    expect(kind('  \n')).toBe('no_companies');
  });

  it('agrees with the yes or no', () => {
    for (const [, answer, question] of EXAMPLES) {
      const verdict = detectMentions({ answer, question, brand });
      expect(verdict.empty, answer).toBe(verdict.empty_kind !== null);
    }
  });
});

describe('doubt counts as an answer', () => {
  const brand = { name: 'Belvoria' };
  const empty = (answer: string, more: Partial<Parameters<typeof detectMentions>[0]> = {}) =>
    detectMentions({ answer, brand, ...more }).empty;
  const ADVICE = 'Compare the prices and read the terms before you sign.';

  it('an ordinary word with a capital inside a sentence may be a name, one in a heading is not', () => {
    expect(empty('Most people buy their furniture at Target these days.')).toBe(false);
    expect(empty('# How to Choose\n\n1. **Set a Budget** – stay realistic.')).toBe(true);
  });

  it('a page that is cited counts, one that was only found does not', () => {
    const url = 'https://guide.example.com/list';
    expect(empty(ADVICE)).toBe(true);
    expect(empty(ADVICE, { sources: [{ url }] })).toBe(false);
    expect(empty(ADVICE, { sources: [{ url, is_cited: false }] })).toBe(true);
    expect(empty(`${ADVICE} [More](${url})`)).toBe(false);
  });

  it('a list of options counts though its names are words, a list of aspects does not', () => {
    const question = 'Which team chat app should I use?';
    expect(empty('1. Slack\n2. Monday\n3. Notion', { question })).toBe(false);
    expect(empty('1. Price\n2. Security\n3. Support', { question })).toBe(true);
  });

  it('a name the question asks for counts where something is told of it', () => {
    const question = 'Is Quvera any good?';
    expect(empty('Quvera is solid for small teams.', { question })).toBe(false);
    expect(empty("I don't have any information about Quvera.", { question })).toBe(true);
    expect(empty('There are two plumbers in Dunmere, both closed today.', { question })).toBe(false);
  });

  it('a short answer that gives a bare word for the one asked for counts', () => {
    const question = 'Which bank is best?';
    for (const answer of ['Chase', 'chase', 'Discover usually wins.', 'Anchor or Bolt', 'Fresh Direct.'])
      expect(empty(answer, { question }), answer).toBe(false);
    for (const answer of ['It depends on the fees.', 'Compare at least three.', 'Sorry, I cannot say.'])
      expect(empty(answer, { question }), answer).toBe(true);
    expect(empty('Chase', { question: 'How do I train a dog?' })).toBe(true);
    expect(empty('국민은행이 좋습니다.', { question: '어느 은행이 좋아요?', language: 'ko' })).toBe(false);
  });

  it('a sentence the rules are unsure of counts', () => {
    const verdict = detectMentions({
      answer: 'For small teams, slack is the usual pick.',
      question: 'Which chat tool should we use?',
      brand: { name: 'Slack' },
    });
    expect(verdict.empty && verdict.doubtful.length > 0).toBe(false);
  });

  it('a heading that may be the brand counts, though it was refused as a word', () => {
    const verdict = detectMentions({
      answer: '### 1. Notion\n\nGreat for docs.\n\n### 2. Asana\n\nGreat for tasks.',
      question: 'What are the best apps for notes?',
      brand: { name: 'Notion' },
    });
    expect([verdict.doubt, verdict.empty]).toEqual(['refused_word', false]);
  });

  it('a very long text is never surely without a name', () => {
    expect(empty('word '.repeat(5_000))).toBe(false);
  });
});
