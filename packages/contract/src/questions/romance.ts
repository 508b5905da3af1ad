import { inflected, listed, type QuestionLanguage } from './question-language.ts';

/** 'Pour', 'para' and 'per' take a verb as they take a thing: what is to be done goes into the template. */
const VERBS_GO_INTO_THE_TEMPLATE = {
  action: null,
  actions: [],
  actionsStand: 'first',
  notActions: [],
} as const;

export const FRENCH: QuestionLanguage = {
  ...VERBS_GO_INTO_THE_TEMPLATE,
  template:
    'Quelles sont les meilleures options pour {keyword}{ in location} ? Recommande des entreprises ou des produits précis.',
  choice: '{keyword}{ in location} : quelles entreprises ou quels produits précis envisager ?',
  request: "{keyword}{ in location}. Ce qui m'intéresse : des entreprises ou des produits précis.",
  offers: 'Quelles entreprises ou quels produits précis recommandes-tu{ in location} ?',
  costs: listed('combien, coût, coûts, coûte, coûtent, prix, tarif, tarifs'),
  locationPrefix: ' à ',
  prepositions: listed('à, a, en, dans, vers, de, sur'),
  openings: listed('quel, quelle, quels, quelles, qui, où, quand, pourquoi, comment, est-ce, que, y a-t-il'),
  which: listed('quel, quelle, quels, quelles'),
  choices: [
    ...inflected('meilleur, recommandé, conseillé', ', e, s, es'),
    ...listed(
      'le mieux, la mieux, les mieux, mieux noté, mieux notée, mieux notés, mieux notées, le plus, la plus, les plus, ' +
        'plus proche, plus proches, le moins, la moins, les moins, moins cher, moins chère, moins chers, moins chères, ' +
        'pas cher possible, top 3, top 5, top 10, top 20, numéro 1, numéro un, leader, leaders, alternative, ' +
        'alternatives, option, options, comparatif, comparatifs, comparaison, classement, vs, versus, ' +
        'recommandation, recommandations',
    ),
  ],
  firstChoices: listed('top'),
  requests: listed(
    'recommande, recommandez, conseille, conseillez, compare, comparez, trouve, trouvez, propose, proposez, ' +
      'montre moi, donne moi, donnez moi, cite, liste des, aide moi, aidez moi, cherche, recherche un, recherche une, ' +
      "je cherche, nous cherchons, je recherche, j'ai besoin, nous avons besoin, besoin d'un, besoin d'une, je veux, " +
      'je voudrais, nous voulons',
  ),
};

export const SPANISH: QuestionLanguage = {
  ...VERBS_GO_INTO_THE_TEMPLATE,
  template:
    '¿Cuáles son las mejores opciones para {keyword}{ in location}? Recomienda empresas o productos concretos.',
  choice: '{keyword}{ in location}: ¿qué empresas o productos concretos debería considerar?',
  request: '{keyword}{ in location}. Me interesan empresas o productos concretos.',
  offers: '¿Qué empresas o productos concretos recomiendas{ in location}?',
  costs: listed('cuánto, cuanto, cuesta, cuestan, coste, costo, precio, precios'),
  locationPrefix: ' en ',
  prepositions: listed('en, de, por, para'),
  openings: listed(
    'qué, que, cuál, cual, cuáles, cuales, quién, quien, dónde, donde, cuándo, cuando, cómo, como, por qué, por que, hay algún, hay alguna',
  ),
  which: listed('qué, cuál, cuáles'),
  choices: [
    ...inflected('recomendad, destacad', 'o, a, os, as'),
    ...listed(
      'mejor, mejores, peor, peores, óptimo, óptima, más, mas, menos, top 3, top 5, top 10, top 20, número 1, ' +
        'número uno, líder, líderes, alternativa, alternativas, opción, opciones, comparativa, comparativas, ' +
        'comparación, vs, versus, recomendación, recomendaciones',
    ),
  ],
  firstChoices: listed('top'),
  requests: listed(
    'recomienda, recomiéndame, recomiendame, recomiende, recomiéndeme, compara, compare, busca, encuentra, sugiere, ' +
      'muéstrame, muestrame, dime, dame, ayúdame, lista de, busco, buscamos, necesito, necesitamos, quiero, queremos, ' +
      'quisiera, me gustaría, estoy buscando',
  ),
};

export const ITALIAN: QuestionLanguage = {
  ...VERBS_GO_INTO_THE_TEMPLATE,
  template:
    'Quali sono le migliori opzioni per {keyword}{ in location}? Consiglia aziende o prodotti specifici.',
  choice: '{keyword}{ in location}: quali aziende o prodotti specifici dovrei considerare?',
  request: '{keyword}{ in location}. Mi interessano aziende o prodotti specifici.',
  offers: 'Quali aziende o prodotti specifici consigli{ in location}?',
  costs: listed('quanto, costa, costano, costo, costi, prezzo, prezzi'),
  locationPrefix: ' a ',
  prepositions: listed('a, ad, in, di, su, per'),
  openings: listed("quale, quali, qual è, chi, dove, quando, perché, come, che cosa, cosa, c'è un, c'è una"),
  which: listed('quale, quali'),
  choices: [
    ...inflected('consigliat, raccomandat', 'o, a, i, e'),
    ...listed(
      'miglior, migliore, migliori, peggiore, peggiori, ottimale, più, piu, meno, top 3, top 5, top 10, top 20, ' +
        'numero 1, numero uno, leader, alternativa, alternative, opzione, opzioni, confronto, confronti, vs, versus, ' +
        'consigli, raccomandazione, raccomandazioni, classifica',
    ),
  ],
  firstChoices: listed('top'),
  requests: listed(
    'consiglia, consigliami, consigliate, consigliatemi, confronta, confrontate, trova, trovami, suggerisci, ' +
      'suggeriscimi, mostrami, dimmi, dammi, elenca, aiutami, cerco, cerchiamo, sto cercando, ho bisogno, ' +
      'abbiamo bisogno, voglio, vogliamo, vorrei, mi serve, ci serve',
  ),
};

export const PORTUGUESE: QuestionLanguage = {
  ...VERBS_GO_INTO_THE_TEMPLATE,
  template:
    'Quais são as melhores opções para {keyword}{ in location}? Recomende empresas ou produtos específicos.',
  choice: '{keyword}{ in location}: que empresas ou produtos específicos devo considerar?',
  request: '{keyword}{ in location}. Tenho interesse em empresas ou produtos específicos.',
  offers: 'Que empresas ou produtos específicos recomenda{ in location}?',
  costs: listed('quanto, custa, custam, custo, custos, preço, preços'),
  locationPrefix: ' em ',
  prepositions: listed('em, no, na, de, do, da, para'),
  openings: listed('qual, quais, quem, onde, quando, como, o que, por que, existe algum, existe alguma'),
  which: listed('qual, quais'),
  choices: [
    ...inflected('recomendad, destacad', 'o, a, os, as'),
    ...listed(
      'melhor, melhores, pior, piores, mais, menos, top 3, top 5, top 10, top 20, número 1, número um, líder, líderes, ' +
        'alternativa, alternativas, opção, opções, comparação, comparações, comparativo, comparativos, vs, versus, ' +
        'recomendação, recomendações',
    ),
  ],
  firstChoices: listed('top'),
  requests: listed(
    'recomende, recomenda, recomendem, compare, compara, encontre, encontra, sugira, sugere, indique, indica, ' +
      'mostre, mostra, liste, diga, diz, dê me, ajude, procuro, procuramos, preciso, precisamos, quero, queremos, ' +
      'gostaria, estou procurando, estou à procura',
  ),
};
