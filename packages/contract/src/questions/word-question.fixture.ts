/** What keywords of one language become: the table that somebody who speaks it reads. */
export const TABLE: Record<string, readonly [keyword: string, asked: string][]> = {
  en: [
    [
      'best accounting app',
      'Best accounting app in Bern: which specific companies or products should I consider?',
    ],
    [
      'crm best for dentists',
      'crm best for dentists in Bern: which specific companies or products should I consider?',
    ],
    ['Top 10 CRM tools', 'Top 10 CRM tools in Bern: which specific companies or products should I consider?'],
    [
      'top-rated plumbers',
      'Top-rated plumbers in Bern: which specific companies or products should I consider?',
    ],
    [
      'most reliable web host',
      'Most reliable web host in Bern: which specific companies or products should I consider?',
    ],
    [
      'Salesforce alternatives',
      'Salesforce alternatives in Bern: which specific companies or products should I consider?',
    ],
    [
      'HubSpot vs. Salesforce',
      'HubSpot vs. Salesforce in Bern: which specific companies or products should I consider?',
    ],
    [
      'recommend a dentist',
      'Recommend a dentist in Bern. I am interested in specific companies or products.',
    ],
    [
      'please recommend a dentist',
      'Please recommend a dentist in Bern. I am interested in specific companies or products.',
    ],
    ['compare crm tools.', 'Compare crm tools in Bern. I am interested in specific companies or products.'],
    [
      'I need an accountant',
      'I need an accountant in Bern. I am interested in specific companies or products.',
    ],
    [
      'buy running shoes',
      'I want to buy running shoes in Bern. Which specific companies or products do you recommend?',
    ],
    ['rent a car', 'I want to rent a car in Bern. Which specific companies or products do you recommend?'],
    [
      'rent payment software',
      'What are the best options for rent payment software in Bern? Recommend specific companies or products.',
    ],
    [
      'buy to let mortgage',
      'What are the best options for buy to let mortgage in Bern? Recommend specific companies or products.',
    ],
    [
      'book club',
      'What are the best options for book club in Bern? Recommend specific companies or products.',
    ],
    [
      'restaurant',
      'What are the best options for restaurant in Bern? Recommend specific companies or products.',
    ],
    [
      'investment advice',
      'What are the best options for investment advice in Bern? Recommend specific companies or products.',
    ],
  ],
  de: [
    [
      'beste buchhaltungsapp',
      'Beste buchhaltungsapp in Bern: Welche konkreten Unternehmen oder Produkte kommen infrage?',
    ],
    [
      'günstigster Stromanbieter',
      'Günstigster Stromanbieter in Bern: Welche konkreten Unternehmen oder Produkte kommen infrage?',
    ],
    [
      'CRM im Vergleich',
      'CRM im Vergleich in Bern: Welche konkreten Unternehmen oder Produkte kommen infrage?',
    ],
    ['best crm', 'Best crm in Bern: Welche konkreten Unternehmen oder Produkte kommen infrage?'],
    [
      'empfiehl einen Zahnarzt',
      'Empfiehl einen Zahnarzt in Bern. Mich interessieren konkrete Unternehmen oder Produkte.',
    ],
    [
      'Ich suche einen Steuerberater',
      'Ich suche einen Steuerberater in Bern. Mich interessieren konkrete Unternehmen oder Produkte.',
    ],
    [
      'laufschuhe kaufen',
      'Ich möchte in Bern laufschuhe kaufen. Welche konkreten Unternehmen oder Produkte empfiehlst du?',
    ],
    [
      'Website erstellen lassen',
      'Ich möchte in Bern Website erstellen lassen. Welche konkreten Unternehmen oder Produkte empfiehlst du?',
    ],
    [
      'buy running shoes',
      'buy running shoes in Bern: Welche konkreten Unternehmen oder Produkte kommen infrage?',
    ],
    [
      'bestattung',
      'Was sind die besten Angebote für bestattung in Bern? Empfiehl konkrete Unternehmen oder Produkte.',
    ],
    [
      'steuerberater',
      'Was sind die besten Angebote für steuerberater in Bern? Empfiehl konkrete Unternehmen oder Produkte.',
    ],
  ],
  fr: [
    [
      'meilleur logiciel de compta',
      'Meilleur logiciel de compta à Bern : quelles entreprises ou quels produits précis envisager ?',
    ],
    [
      "l'assurance auto la moins chère",
      "l'assurance auto la moins chère à Bern : quelles entreprises ou quels produits précis envisager ?",
    ],
    ['comparatif crm', 'Comparatif crm à Bern : quelles entreprises ou quels produits précis envisager ?'],
    [
      'recommande-moi un dentiste',
      "Recommande-moi un dentiste à Bern. Ce qui m'intéresse : des entreprises ou des produits précis.",
    ],
    [
      'je cherche un plombier',
      "Je cherche un plombier à Bern. Ce qui m'intéresse : des entreprises ou des produits précis.",
    ],
    [
      'acheter des chaussures',
      'Quelles sont les meilleures options pour acheter des chaussures à Bern ? Recommande des entreprises ou des produits précis.',
    ],
    [
      'logiciel de paie',
      'Quelles sont les meilleures options pour logiciel de paie à Bern ? Recommande des entreprises ou des produits précis.',
    ],
  ],
  es: [
    [
      'mejor app de contabilidad',
      'Mejor app de contabilidad en Bern: ¿qué empresas o productos concretos debería considerar?',
    ],
    [
      'seguro de coche más barato',
      'seguro de coche más barato en Bern: ¿qué empresas o productos concretos debería considerar?',
    ],
    [
      'alternativas a Salesforce',
      'Alternativas a Salesforce en Bern: ¿qué empresas o productos concretos debería considerar?',
    ],
    [
      'recomiéndame un dentista',
      'Recomiéndame un dentista en Bern. Me interesan empresas o productos concretos.',
    ],
    ['necesito un contable', 'Necesito un contable en Bern. Me interesan empresas o productos concretos.'],
    [
      'comprar zapatillas',
      '¿Cuáles son las mejores opciones para comprar zapatillas en Bern? Recomienda empresas o productos concretos.',
    ],
    [
      'gestoría',
      '¿Cuáles son las mejores opciones para gestoría en Bern? Recomienda empresas o productos concretos.',
    ],
  ],
  it: [
    [
      'miglior app di contabilità',
      'Miglior app di contabilità a Bern: quali aziende o prodotti specifici dovrei considerare?',
    ],
    [
      'assicurazione auto più economica',
      'assicurazione auto più economica a Bern: quali aziende o prodotti specifici dovrei considerare?',
    ],
    [
      'alternative a Salesforce',
      'Alternative a Salesforce a Bern: quali aziende o prodotti specifici dovrei considerare?',
    ],
    [
      'consigliami un dentista',
      'Consigliami un dentista a Bern. Mi interessano aziende o prodotti specifici.',
    ],
    ['cerco un idraulico', 'Cerco un idraulico a Bern. Mi interessano aziende o prodotti specifici.'],
    [
      'comprare scarpe',
      'Quali sono le migliori opzioni per comprare scarpe a Bern? Consiglia aziende o prodotti specifici.',
    ],
    [
      'commercialista',
      'Quali sono le migliori opzioni per commercialista a Bern? Consiglia aziende o prodotti specifici.',
    ],
  ],
  pt: [
    [
      'melhor app de contabilidade',
      'Melhor app de contabilidade em Bern: que empresas ou produtos específicos devo considerar?',
    ],
    [
      'seguro auto mais barato',
      'seguro auto mais barato em Bern: que empresas ou produtos específicos devo considerar?',
    ],
    [
      'alternativas ao Salesforce',
      'Alternativas ao Salesforce em Bern: que empresas ou produtos específicos devo considerar?',
    ],
    [
      'recomende um dentista',
      'Recomende um dentista em Bern. Tenho interesse em empresas ou produtos específicos.',
    ],
    [
      'preciso de um contador',
      'Preciso de um contador em Bern. Tenho interesse em empresas ou produtos específicos.',
    ],
    [
      'comprar sapatos',
      'Quais são as melhores opções para comprar sapatos em Bern? Recomende empresas ou produtos específicos.',
    ],
    [
      'contador',
      'Quais são as melhores opções para contador em Bern? Recomende empresas ou produtos específicos.',
    ],
  ],
  nl: [
    [
      'beste boekhoudapp',
      'Beste boekhoudapp in Bern: welke specifieke bedrijven of producten moet ik overwegen?',
    ],
    [
      'goedkoopste autoverzekering',
      'Goedkoopste autoverzekering in Bern: welke specifieke bedrijven of producten moet ik overwegen?',
    ],
    [
      'alternatieven voor Salesforce',
      'Alternatieven voor Salesforce in Bern: welke specifieke bedrijven of producten moet ik overwegen?',
    ],
    [
      'vergelijk crm tools',
      'Vergelijk crm tools in Bern. Het gaat mij om specifieke bedrijven of producten.',
    ],
    [
      'ik zoek een loodgieter',
      'Ik zoek een loodgieter in Bern. Het gaat mij om specifieke bedrijven of producten.',
    ],
    ['schoenen kopen', 'Ik wil in Bern schoenen kopen. Welke specifieke bedrijven of producten raad je aan?'],
    [
      'boekhouder',
      'Wat zijn de beste opties voor boekhouder in Bern? Noem specifieke bedrijven of producten.',
    ],
  ],
  pl: [
    [
      'najlepsza aplikacja księgowa',
      'Najlepsza aplikacja księgowa, lokalizacja: Bern – jakie konkretne firmy lub produkty warto rozważyć?',
    ],
    [
      'ranking biur rachunkowych',
      'Ranking biur rachunkowych, lokalizacja: Bern – jakie konkretne firmy lub produkty warto rozważyć?',
    ],
    [
      'alternatywa dla Salesforce',
      'Alternatywa dla Salesforce, lokalizacja: Bern – jakie konkretne firmy lub produkty warto rozważyć?',
    ],
    ['poleć dentystę', 'Poleć dentystę, lokalizacja: Bern. Interesują mnie konkretne firmy lub produkty.'],
    [
      'szukam hydraulika',
      'Szukam hydraulika, lokalizacja: Bern. Interesują mnie konkretne firmy lub produkty.',
    ],
    ['kupić buty', 'Chcę kupić buty, lokalizacja: Bern. Jakie konkretne firmy lub produkty polecasz?'],
    [
      'najem mieszkania',
      'Jakie są najlepsze opcje dla: najem mieszkania, lokalizacja: Bern? Poleć konkretne firmy lub produkty.',
    ],
    [
      'księgowa',
      'Jakie są najlepsze opcje dla: księgowa, lokalizacja: Bern? Poleć konkretne firmy lub produkty.',
    ],
  ],
};
