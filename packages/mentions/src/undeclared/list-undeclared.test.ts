import { describe, expect, it } from 'vitest';
import { detectMentions } from '../detect-mentions.ts';
import type { BrandNames } from '../types.ts';
import { groupNames } from './group-names.ts';

const ASKED = 'What are the best options for accounting? Recommend specific companies or products.';
const found = (answer: string, question = ASKED, competitors: BrandNames[] = []) =>
  detectMentions({ answer, question, brand: { name: 'Northwind' }, competitors }).undeclared;
const names = (...of: Parameters<typeof found>) => found(...of).map(({ name }) => name);

describe('names that nobody declared', () => {
  it('are heads of entries, rows, columns, numbered headings and what is set in bold', () => {
    expect(names('1. **Zentrix** – quick\n2. **Slack** – chat\n3. **Basecamp** – all')).toEqual([
      ...['Zentrix', 'Slack', 'Basecamp'],
    ]);
    expect(names('| Tool | Price |\n|---|---|\n| Zentrix | 5 |\n| Quvera | 7 |')).toEqual([
      'Zentrix',
      'Quvera',
    ]);
    expect(names('| Feature | Zentrix | Quvera |\n|---|---|---|\n| Price | 5 | 7 |')).toEqual([
      ...['Zentrix', 'Quvera'],
    ]);
    expect(names('### 1. Zentrix\nQuick.\n\n### 2. Quvera\nCheap.\n\n### Conclusion\nBoth.')).toEqual([
      ...['Zentrix', 'Quvera'],
    ]);
    expect(names('If price matters, take a look at **Zentrix** before you sign.')).toEqual(['Zentrix']);
  });

  it('stand in sentences in mixed case, in enumerations and where somebody is advised', () => {
    expect(names('Small firms like QuickLedger.')).toEqual(['QuickLedger']);
    expect(names('Popular are Zentrix, Notion and Quvera.')).toEqual(['Zentrix', 'Notion', 'Quvera']);
    expect(names('Most teams choose Zentrix.')).toEqual(['Zentrix']);
    expect(names('Zentrix offers a free plan.')).toEqual(['Zentrix']);
  });

  it('are found where the best of something is asked for, and aspects of it are none', () => {
    const german = 'Was sind die besten Bäckereien?';
    expect(names('1. Viele wählen **Öfferl** wegen der Auswahl.\n2. **Felber** überzeugt.', german)).toEqual([
      ...['Öfferl', 'Felber'],
    ]);
    expect(names('Kunden loben Öfferl für gutes Brot.', german)).toEqual(['Öfferl']);
    expect(names('1. Achten Sie auf den **Preis**.\n2. Fragen Sie nach dem **Service**.', german)).toEqual(
      [],
    );
    const french = 'Quels sont les meilleurs logiciels ?';
    expect(names('- Beaucoup choisissent **Tiime** pour le prix.\n- **Indy** est simple.', french)).toEqual([
      ...['Tiime', 'Indy'],
    ]);
    expect(names('- Comparez le **prix**.\n- Le **Service** compte.', french)).toEqual([]);
  });

  it('are found in German where known words only end them, and nouns of the trade are none', () => {
    const german = 'Was sind die besten Heizungen?';
    expect(names('Kunden loben Wageloop für klare Preise.', german)).toEqual(['Wageloop']);
    expect(
      names('1. **Wärmepumpe** – sparsam\n2. **Pelletkessel** – groß\n3. **Fernwärme**', german),
    ).toEqual([]);
    expect(names('Kohle- und Gasheizungen sind teuer. Kohle- und Holzöfen auch.', german)).toEqual([]);
  });

  it('are whole: a part of one is no other', () => {
    expect(names('- **Growth Kontista** – quick.\n- **Yoga Kontista** – calm.')).toEqual([
      ...['Growth Kontista', 'Yoga Kontista'],
    ]);
    const spanish = '¿Cuáles son los mejores gestores?';
    expect(names('Gestoría Quvera ofrece citas rápidas.', spanish)).toEqual(['Gestoría Quvera']);
    expect(names('Target’s Quvera offers a free plan.')).toEqual(['Quvera']);
  });

  it('are found in other languages and scripts', () => {
    const asked = {
      de: 'Welche Buchhaltungssoftware ist gut? Empfiehl konkrete Unternehmen oder Produkte.',
      fr: 'Quelles sont les meilleures options ? Recommande des entreprises ou des produits précis.',
      es: '¿Cuáles son las mejores opciones? Recomienda empresas o productos concretos.',
      pl: 'Jakie są najlepsze opcje? Poleć konkretne firmy lub produkty.',
      ja: 'おすすめの会計ソフトは？',
      ko: '음식 배달 앱 추천해 주세요',
      ru: 'Какой банк выбрать для компании?',
    };
    expect(names('1. **Fyrst** – einfach\n2. **Kontist** – günstig', asked.de)).toEqual([
      ...['Fyrst', 'Kontist'],
    ]);
    expect(names('Je recommande Pennylane, Tiime ou Indy pour une petite entreprise.', asked.fr)).toEqual([
      ...['Pennylane', 'Tiime', 'Indy'],
    ]);
    expect(names('Las más usadas son Holded, Quipu y Anfix.', asked.es)).toEqual([
      'Holded',
      'Quipu',
      'Anfix',
    ]);
    expect(names('Warto sprawdzić inFakt. W inFakcie jest tanio.', asked.pl)).toContain('inFakt');
    expect(names('1. マネーフォワード：便利\n2. 弥生会計：定番', asked.ja)).toEqual([
      'マネーフォワード',
      '弥生会計',
    ]);
    expect(names('1. 배달의민족 - 가장 큼\n2. 요기요 - 할인', asked.ko)).toEqual(['배달의민족', '요기요']);
    expect(names('1. **Тинькофф** – удобно\n2. **Модульбанк** – дёшево', asked.ru)).toEqual([
      'Тинькофф',
      'Модульбанк',
    ]);
  });

  it('are none of the brand and of declared competitors, in whatever form', () => {
    const answer = 'Popular are Northwind Ledger, Zentrix Pro and Quvera.';
    expect(names(answer, ASKED, [{ name: 'Zentrix' }])).toEqual(['Quvera']);
    expect(names('1. **Zoho** – quick\n2. **Quvera** – cheap', ASKED, [{ name: 'Zoho CRM' }])).toEqual([
      'Quvera',
    ]);
  });

  it('are none of another name of a declared competitor, with words of its own', () => {
    const declared = [{ name: 'Zentrix', aliases: ['Zedex'] }];
    const answer = 'Popular are Northwind Ledger, Zedex Pro and Quvera.';
    expect(names(answer)).toEqual(['Zedex Pro', 'Quvera']);
    expect(names(answer, ASKED, declared)).toEqual(['Quvera']);
  });

  it('are none of a declared name in an inflected form', () => {
    const question = 'Какой банк выбрать для компании?';
    const answer = 'Чаще всего сравнивают Тинькофф, Модульбанка и Райффайзен.';
    const declared = [{ name: 'Модульбанк' }];
    expect(names(answer, question)).toContain('Модульбанка');
    expect(names(answer, question, declared)).toEqual(['Тинькофф', 'Райффайзен']);
  });

  it('are no places, people, sources, terms, labels or ordinary words', () => {
    expect(names('There are shops in Lyon, France, and near Boise. George Miller runs one.')).toEqual([]);
    expect(
      names('According to TechRadar, the price is fair ([Capterra](https://capterra.example)).'),
    ).toEqual([]);
    expect(names('It exports PDF and CSV, works on Android and iOS, and supports GDPR.')).toEqual([]);
    expect(names('## Conclusion\n- **Price:** fair\n- **Support:** quick\n- **Integrations:** many')).toEqual(
      [],
    );
    expect(names('Compare three offers. However, read the contract first.')).toEqual([]);
    expect(
      names('- **Preis:** fair\n- **Kündigungsfrist:** kurz\n- **Service:** gut', 'Welche Bank ist gut?'),
    ).toEqual([]);
  });

  it('have all their places, of longer and inflected forms as well, in the stored answer', () => {
    const answer =
      '1. **HubSpot CRM** – good\n2. **Zentrix** – cheap\n\nHubSpot’s price is fair; HubSpot grows.';
    const [first] = found(answer);
    expect(first?.name).toBe('HubSpot');
    expect(first?.places.map(({ start, end }) => answer.slice(start, end))).toEqual([
      ...['HubSpot CRM', 'HubSpot’s', 'HubSpot'],
    ]);
  });

  // How long it takes is measured by bench/detection: a text like these must only come to an end.
  it('are looked for in long texts of one pattern, too', () => {
    const line = 'Zentrix, Quvera und 北京 Tools, **Alpha Beta** | x | y\n';
    for (const text of [
      line.repeat(400),
      'A'.repeat(20_000),
      'Aa '.repeat(7_000),
      '*'.repeat(20_000),
      '北'.repeat(20_000),
    ])
      expect(found(text).length).toBeLessThan(text.length);
  });
});

it('forms of one name have one key, and others have their own', () => {
  const keys = groupNames(['HubSpot', 'Hub Spot', 'HubSpot CRM', 'HubSpot Marketing Hub', 'Zoho', 'Zohari']);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(new Set(keys).size).toBe(3);
});
