import type { PhraseBook } from './phrase-book.ts';

export const GERMAN: PhraseBook = {
  what: 'Anbieter dieser Art',
  place: ' in {place}',
  prose_openings: [
    'Wer {what}{place} sucht, stößt immer wieder auf einige Namen.',
    'Einen klaren Sieger gibt es nicht, aber unter den {what}{place} ragen einige heraus.',
    'Das hängt von Bedarf und Budget ab. Für {what}{place} würde ich mir zuerst diese Namen ansehen.',
    'Nach aktuellen Bewertungen für {what}{place} ergibt sich diese engere Auswahl.',
  ],
  list_openings: [
    'Gut bewertet für {what}{place} sind:',
    'Am häufigsten empfohlen für {what}{place} werden:',
    'Meine engere Auswahl für {what}{place}:',
    'Gute Möglichkeiten für {what}{place} sind unter anderem:',
  ],
  table_openings: ['Ein kurzer Überblick über {what}{place}:', '{what}{place} im Vergleich:'],
  table_heads: ['Name', 'Bekannt für', 'Geeignet für'],
  sentences: [
    '{name} überzeugt durch {reason}.',
    'Viele entscheiden sich für {name}, denn der Anbieter steht für {reason}.',
    '{name} ist für {audience} eine gute Wahl und bekannt für {reason}.',
    'Kunden loben {name} für {reason} und {reason2}.',
    'Wem {reason} wichtig sind, der sollte sich {name} ansehen.',
  ],
  comparisons: [
    'Zwischen {name} und {other} gilt: {name} bietet {reason}, {other} dagegen {reason2}.',
    'Für {audience} passt {name} meist besser. {other} lohnt sich durch {reason2}.',
    'Während {name} für {reason} bekannt ist, steht {other} eher für {reason2}.',
  ],
  reasons: [
    'klare Preise',
    'freundliche Mitarbeiter',
    'kurze Wartezeiten',
    'faire Verträge',
    'gründliche Beratungen',
    'gute Bewertungen',
    'flexible Öffnungszeiten',
    'moderne Lösungen',
    'langjährige Erfahrungen',
    'verlässliche Zusagen',
    'günstige Tarife',
  ],
  audiences: [
    'kleine Betriebe',
    'Freiberufler',
    'Einsteiger',
    'wachsende Teams',
    'Anspruchsvolle',
    'Selbstständige',
  ],
  closings: [
    'Preise und Angebote ändern sich; prüfen Sie vor der Entscheidung die aktuellen Konditionen.',
    'Ein kurzes Gespräch sagt meist mehr als jede Bewertung.',
    'Wenn Sie mir Ihr Budget nennen, kann ich die Auswahl eingrenzen.',
    'Ich würde mindestens zwei Angebote vergleichen.',
  ],
  denials: [
    'Mir liegen keine verlässlichen, aktuellen Angaben zu {what}{place} vor, deshalb nenne ich keine einzelnen Unternehmen. Branchenverzeichnisse und neuere Bewertungen helfen weiter.',
    'Zu {what}{place} konnte ich nicht genügend vertrauenswürdige Quellen finden, um jemanden zu empfehlen. Vergleichen Sie am besten drei Angebote.',
  ],
  refusals: [
    'Es tut mir leid, aber dazu kann ich keine Unternehmen empfehlen.',
    'Bei dieser Anfrage kann ich leider nicht helfen.',
  ],
  known: [
    '{name} gehört zu den bekannteren Namen für {what}{place}. Genannt werden vor allem {reason} und {reason2}.',
    '{name} richtet sich an {audience} und steht für {reason}.',
  ],
  unknown: [
    'Über {name} konnte ich keine verlässlichen Informationen finden.',
    '{name} ist mir nicht bekannt; vielleicht ist das Unternehmen klein, neu oder unter anderem Namen bekannt.',
  ],
  guide_titles: ['{what} im Vergleich', '{what}: worauf es ankommt', 'Leserumfrage: {what}'],
  queries: ['beste {what}{place}', '{what} Erfahrungen {year}', '{what}{place} Vergleich {year}'],
};
