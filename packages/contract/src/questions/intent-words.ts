import { listed } from './question-language.ts';

/** Words that tell why somebody types a keyword, per language. Phrases; one that ends in * may go on. */
export interface IntentWords {
  /** They know where they want to go. */
  sites: readonly string[];
  /** It has to be where they are. */
  near: readonly string[];
  /** They are about to pay. */
  buying: readonly string[];
  /** They want to learn something. */
  facts: readonly string[];
}

export const INTENT_WORDS: Readonly<Record<string, IntentWords>> = {
  en: {
    sites: listed(
      'login, log in, sign in, official site, official website, customer service, phone number, opening hours, ' +
        'contact details, directory',
    ),
    near: listed(
      'near me, nearby, near by, close to me, close by, in my area, around me, around here, open now',
    ),
    buying: listed(
      'buy, buying, price, prices, pricing, cost, costs, cheap, affordable, discount, discounts, coupon, coupons, ' +
        'deals, order online, book online, for sale, for rent, for hire, quote, quotes, free trial, how much',
    ),
    facts: listed(
      'guide, guides, tutorial, tutorials, meaning, definition, explained, examples, tips, ideas, checklist, how to, ' +
        'what is, what are',
    ),
  },
  de: {
    sites: listed(
      'anmelden, einloggen, offizielle seite, offizielle website, kundenservice, kundendienst, telefonnummer, ' +
        'öffnungszeiten, kontaktdaten, verzeichnis',
    ),
    near: listed(
      'in der nähe, in meiner nähe, in meiner umgebung, in der umgebung, um die ecke, jetzt geöffnet',
    ),
    buying: listed(
      'kaufen, preis, preise, preisliste, kosten, kostet, günstig, günstige, günstiger, günstiges, günstigen, billig, ' +
        'billige, rabatt, gutschein, gutscheine, bestellen, mieten, buchen, zu verkaufen, zu vermieten, ' +
        'kostenvoranschlag, kostenlos testen, wie viel, wieviel',
    ),
    facts: listed(
      'anleitung, anleitungen, ratgeber, bedeutung, definition, erklärung, erklärt, beispiel, beispiele, tipps, ideen, ' +
        'checkliste, was ist, was sind',
    ),
  },
  fr: {
    sites: listed(
      'connexion, se connecter, site officiel, service client, numéro de téléphone, horaires, coordonnées, annuaire',
    ),
    near: listed(
      'près de moi, près de chez moi, à proximité, autour de moi, dans ma région, ouvert maintenant',
    ),
    buying: listed(
      'acheter, achat, prix, tarif, tarifs, coût, coûts, pas cher, pas chère, bon marché, promo, promotion, ' +
        'code promo, réserver, commander, devis, louer, à vendre, à louer, combien',
    ),
    facts: listed(
      'guide, guides, tutoriel, tutoriels, signification, définition, explication, exemple, exemples, conseils, idées, ' +
        "qu'est-ce, c'est quoi",
    ),
  },
  es: {
    sites: listed(
      'iniciar sesión, sitio oficial, página oficial, web oficial, atención al cliente, teléfono de, horario, horarios, ' +
        'directorio',
    ),
    near: listed('cerca de mí, cerca de mi, cerca de aquí, en mi zona, por mi zona, abierto ahora'),
    buying: listed(
      'comprar, compra, precio, precios, coste, costo, costos, barato, barata, baratos, baratas, económico, económica, ' +
        'oferta, ofertas, descuento, descuentos, reservar, pedir, presupuesto, alquilar, en venta, cuánto',
    ),
    facts: listed(
      'guía, guías, tutorial, tutoriales, significado, definición, explicación, ejemplo, ejemplos, consejos, ideas, ' +
        'qué es, qué son',
    ),
  },
  it: {
    sites: listed(
      'accedi, accesso, sito ufficiale, assistenza clienti, servizio clienti, numero di telefono, orari, elenco',
    ),
    near: listed('vicino a me, qui vicino, nelle vicinanze, nella mia zona, in zona, aperto ora'),
    buying: listed(
      'comprare, acquistare, prezzo, prezzi, costo, costi, economico, economica, economici, economiche, offerta, ' +
        'offerte, sconto, sconti, prenotare, ordinare, preventivo, preventivi, noleggiare, in vendita, quanto',
    ),
    facts: listed(
      'guida, guide, tutorial, significato, definizione, spiegazione, esempio, esempi, consigli, idee, che cosa è, ' +
        "cos'è, cosa sono",
    ),
  },
  pt: {
    sites: listed(
      'entrar, iniciar sessão, site oficial, atendimento ao cliente, telefone de, horário de funcionamento, horários, ' +
        'diretório',
    ),
    near: listed(
      'perto de mim, próximo a mim, próximo de mim, aqui perto, na minha região, na minha zona, aberto agora',
    ),
    buying: listed(
      'comprar, compra, preço, preços, custo, custos, barato, barata, baratos, baratas, promoção, promoções, desconto, ' +
        'descontos, reservar, encomendar, orçamento, alugar, à venda, quanto',
    ),
    facts: listed(
      'guia, guias, tutorial, tutoriais, significado, definição, explicação, exemplo, exemplos, dicas, ideias, o que é, ' +
        'o que são',
    ),
  },
  nl: {
    sites: listed(
      'inloggen, aanmelden, officiële site, officiële website, klantenservice, telefoonnummer, openingstijden, gids',
    ),
    near: listed('in de buurt, bij mij in de buurt, dichtbij, vlakbij, in mijn omgeving, nu open'),
    buying: listed(
      'kopen, prijs, prijzen, kosten, kost, goedkoop, goedkope, voordelig, voordelige, korting, kortingscode, ' +
        'bestellen, huren, boeken, offerte, offertes, te koop, te huur, hoeveel',
    ),
    facts: listed(
      'handleiding, uitleg, betekenis, definitie, voorbeeld, voorbeelden, tips, ideeën, checklist, wat is, wat zijn',
    ),
  },
  pl: {
    sites: listed(
      'logowanie, zaloguj, oficjalna strona, strona oficjalna, obsługa klienta, numer telefonu, godziny otwarcia, ' +
        'katalog firm',
    ),
    near: listed('w pobliżu, blisko mnie, w okolicy, w mojej okolicy, niedaleko mnie, otwarte teraz'),
    buying: listed(
      'kupić, kup, kupno, cena, ceny, cennik, koszt, koszty, kosztuje, tani, tania, tanie, tanio, rabat, rabaty, ' +
        'zamówić, zamów, wynająć, zarezerwować, wycena, na sprzedaż, do wynajęcia, ile',
    ),
    facts: listed(
      'poradnik, poradniki, instrukcja, znaczenie, definicja, przykład, przykłady, porady, pomysły, lista kontrolna, ' +
        'co to jest, czym jest',
    ),
  },
};
