import type { Language } from './language.ts';

export type IdeaIntent = 'informational' | 'navigational' | 'commercial' | 'transactional' | 'local';

/** A keyword with `{what}` for the field and `{place}` for ' in Lyon' or nothing. */
export interface Idea {
  intent: IdeaIntent;
  keyword: string;
}

/** Ideas of a language by topic, and what a field is called that nobody knows. */
export interface IdeaBook {
  anything: string;
  place: string;
  topics: Readonly<Record<string, readonly Idea[]>>;
}

/** Lines of 'intent keyword'. */
function ideas(text: string): Idea[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [intent = '', ...words] = line.trim().split(' ');
      return { intent: intent as IdeaIntent, keyword: words.join(' ') };
    });
}

export const KEYWORD_IDEAS: Readonly<Record<Language, IdeaBook>> = {
  en: {
    anything: 'service providers',
    place: ' in {place}',
    topics: {
      Recommendations: ideas(`
        commercial best {what}{place}
        commercial most recommended {what}{place}
        commercial {what} with good reviews{place}
        commercial top rated {what}{place}
        informational which {what} do experts recommend
        commercial {what} people trust`),
      Prices: ideas(`
        informational how much do {what} cost
        transactional affordable {what}{place}
        transactional {what} without hidden fees
        commercial {what} with good value
        informational what affects the price of {what}`),
      Choosing: ideas(`
        informational how to choose {what}
        informational what to look for in {what}
        informational common mistakes when choosing {what}
        commercial {what} compared
        commercial pros and cons of well-known {what}
        informational questions to ask {what}`),
      'Who it is for': ideas(`
        commercial {what} for small businesses
        commercial {what} for beginners
        commercial {what} for families
        commercial {what} for demanding customers
        commercial {what} for freelancers`),
      'Finding one': ideas(`
        navigational directory of {what}{place}
        navigational list of {what}{place}
        local {what} near me
        local {what} open on weekends{place}
        transactional book or order from {what}{place}
        navigational new {what}{place}`),
    },
  },
  de: {
    anything: 'Dienstleister',
    place: ' in {place}',
    topics: {
      Empfehlungen: ideas(`
        commercial beste {what}{place}
        commercial empfehlenswerte {what}{place}
        commercial {what} mit guten Bewertungen{place}
        commercial {what} Testsieger
        informational welche {what} empfehlen Fachleute
        commercial {what} Erfahrungen`),
      Preise: ideas(`
        informational was kosten {what}
        transactional günstige {what}{place}
        transactional {what} ohne versteckte Kosten
        commercial {what} Preisvergleich
        informational {what} Preise im Überblick`),
      Auswahl: ideas(`
        informational woran erkennt man gute {what}
        informational {what} worauf achten
        informational häufige Fehler bei der Wahl von {what}
        commercial {what} im Vergleich
        commercial {what} Vor- und Nachteile
        informational {what} Checkliste`),
      Zielgruppen: ideas(`
        commercial {what} für kleine Betriebe
        commercial {what} für Einsteiger
        commercial {what} für Familien
        commercial {what} für hohe Ansprüche
        commercial {what} für Selbstständige`),
      Anbietersuche: ideas(`
        navigational {what} Verzeichnis{place}
        navigational {what} Liste{place}
        local {what} in der Nähe
        local {what} am Wochenende geöffnet{place}
        transactional {what} online buchen oder bestellen
        navigational neue {what}{place}`),
    },
  },
  fr: {
    anything: 'prestataires de services',
    place: ' à {place}',
    topics: {
      Recommandations: ideas(`
        commercial les meilleurs avis sur les {what}{place}
        commercial {what} bien notés{place}
        commercial avis {what}{place}
        commercial classement des {what}
        informational que conseillent les experts en matière de {what}
        commercial {what} de confiance`),
      Tarifs: ideas(`
        informational combien coûtent les {what}
        transactional {what} pas chers{place}
        transactional {what} sans frais cachés
        commercial {what} avec un bon rapport qualité-prix
        informational tarifs des {what}`),
      Choix: ideas(`
        informational comment choisir parmi les {what}
        informational critères de choix pour les {what}
        informational erreurs à éviter avec les {what}
        commercial comparatif des {what}
        commercial avantages et inconvénients des {what}
        informational questions à poser aux {what}`),
      Publics: ideas(`
        commercial {what} pour petites entreprises
        commercial {what} pour débutants
        commercial {what} pour familles
        commercial {what} pour clients exigeants
        commercial {what} pour indépendants`),
      Recherche: ideas(`
        navigational annuaire des {what}{place}
        navigational liste des {what}{place}
        local {what} près de chez moi
        local {what} le week-end{place}
        transactional réserver ou commander en ligne {what}
        navigational nouveautés parmi les {what}{place}`),
    },
  },
  es: {
    anything: 'proveedores de servicios',
    place: ' en {place}',
    topics: {
      Recomendaciones: ideas(`
        commercial mejores opiniones sobre {what}{place}
        commercial {what} con buenas reseñas{place}
        commercial {what} de confianza{place}
        commercial ranking de {what}
        informational qué recomiendan los expertos sobre {what}
        commercial opiniones de {what}`),
      Precios: ideas(`
        informational cuánto cuesta contratar {what}
        transactional {what} a buen precio{place}
        transactional {what} sin costes ocultos
        commercial {what} con buena relación calidad-precio
        informational precios de {what}`),
      Elección: ideas(`
        informational cómo elegir {what}
        informational en qué fijarse al comparar {what}
        informational errores frecuentes al elegir {what}
        commercial comparativa de {what}
        commercial ventajas y desventajas de {what}
        informational preguntas antes de elegir {what}`),
      Públicos: ideas(`
        commercial {what} para pequeñas empresas
        commercial {what} para principiantes
        commercial {what} para familias
        commercial {what} para clientes exigentes
        commercial {what} para autónomos`),
      Búsqueda: ideas(`
        navigational directorio de {what}{place}
        navigational lista de {what}{place}
        local {what} cerca de mí
        local {what} los fines de semana{place}
        transactional reservar o pedir por internet {what}
        navigational novedades en {what}{place}`),
    },
  },
};
