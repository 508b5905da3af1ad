import type { Language } from './language.ts';

/**
 * A topic with questions of rising specificity: `{what}` for the field, `{place}` for ' in Lyon' or nothing; a question with
 * `{competitor}` stands only where one is told.
 */
export interface TopicBook {
  topic: string;
  questions: readonly string[];
}

export const TOPIC_IDEAS: Readonly<Record<Language, readonly TopicBook[]>> = {
  en: [
    {
      topic: 'First steps',
      questions: [
        'Where do beginners start with {what}?',
        'Which {what}{place} take time for beginners?',
        'Which {what} suit somebody with a small budget?',
        'Which {what} are easier for beginners than {competitor}?',
      ],
    },
    {
      topic: 'Short notice',
      questions: [
        'Who helps at short notice with {what}?',
        'Which {what}{place} have time this week?',
        'Which {what} help on weekends without a surcharge?',
        'Who is quicker than {competitor}?',
      ],
    },
    {
      topic: 'Families',
      questions: [
        'Which {what} suit families?',
        'Which {what}{place} are used to families?',
        'Which {what} suit a family with little time?',
        'Which {what} are better for families than {competitor}?',
      ],
    },
    {
      topic: 'Trust',
      questions: [
        'How do I tell trustworthy {what}?',
        'Which {what}{place} have honest reviews?',
        'Which {what} give a guarantee in writing?',
        'Which {what} are as trustworthy as {competitor}?',
      ],
    },
    {
      topic: 'Small businesses',
      questions: [
        'Which {what} suit a small business?',
        'Which {what}{place} work for small businesses?',
        'Which {what} suit a business of five people?',
        'Which {what} cost a small business less than {competitor}?',
      ],
    },
    {
      topic: 'Changing over',
      questions: [
        'When is it worth changing {what}?',
        'Which {what}{place} help with changing over?',
        'Which {what} can be left every month?',
        'What is a good choice after {competitor}?',
      ],
    },
  ],
  de: [
    {
      topic: 'Einstieg',
      questions: [
        'Womit fangen Einsteiger bei {what} an?',
        'Welche {what}{place} nehmen sich Zeit für Einsteiger?',
        'Welche {what} passen zu einem kleinen Budget?',
        'Welche {what} sind für Einsteiger leichter als {competitor}?',
      ],
    },
    {
      topic: 'Kurzfristig',
      questions: [
        'Wer hilft kurzfristig rund um {what}?',
        'Welche {what}{place} haben diese Woche Zeit?',
        'Welche {what} helfen am Wochenende ohne Aufpreis?',
        'Wer ist schneller als {competitor}?',
      ],
    },
    {
      topic: 'Familien',
      questions: [
        'Welche {what} eignen sich für Familien?',
        'Welche {what}{place} kennen sich mit Familien aus?',
        'Welche {what} passen zu Familien mit wenig Zeit?',
        'Welche {what} sind für Familien besser als {competitor}?',
      ],
    },
    {
      topic: 'Vertrauen',
      questions: [
        'Woran erkenne ich seriöse {what}?',
        'Welche {what}{place} haben ehrliche Bewertungen?',
        'Welche {what} geben eine schriftliche Garantie?',
        'Welche {what} sind so zuverlässig wie {competitor}?',
      ],
    },
    {
      topic: 'Kleine Betriebe',
      questions: [
        'Welche {what} passen zu kleinen Betrieben?',
        'Welche {what}{place} arbeiten für kleine Betriebe?',
        'Welche {what} passen zu einem Betrieb mit fünf Leuten?',
        'Welche {what} kosten kleine Betriebe weniger als {competitor}?',
      ],
    },
    {
      topic: 'Wechsel',
      questions: [
        'Wann lohnt sich ein Wechsel bei {what}?',
        'Welche {what}{place} helfen beim Wechsel?',
        'Welche {what} sind monatlich kündbar?',
        'Was ist eine gute Wahl nach {competitor}?',
      ],
    },
  ],
  fr: [
    {
      topic: 'Débuter',
      questions: [
        'Par où commencer avec les {what} ?',
        'Quels {what}{place} prennent du temps pour les débutants ?',
        'Quels {what} conviennent à un petit budget ?',
        'Quels {what} sont plus simples pour débuter que {competitor} ?',
      ],
    },
    {
      topic: 'Urgences',
      questions: [
        'Qui aide rapidement pour des {what} ?',
        'Quels {what}{place} sont disponibles cette semaine ?',
        'Quels {what} aident le week-end sans supplément ?',
        'Qui est plus rapide que {competitor} ?',
      ],
    },
    {
      topic: 'Familles',
      questions: [
        'Quels {what} conviennent aux familles ?',
        'Quels {what}{place} connaissent bien les familles ?',
        'Quels {what} conviennent à une famille pressée ?',
        'Quels {what} sont mieux pour les familles que {competitor} ?',
      ],
    },
    {
      topic: 'Confiance',
      questions: [
        'Comment reconnaître des {what} fiables ?',
        'Quels {what}{place} ont des avis sincères ?',
        'Quels {what} donnent une garantie écrite ?',
        'Quels {what} sont aussi fiables que {competitor} ?',
      ],
    },
    {
      topic: 'Petites entreprises',
      questions: [
        'Quels {what} conviennent à une petite entreprise ?',
        'Quels {what}{place} travaillent pour de petites entreprises ?',
        'Quels {what} conviennent à une équipe de cinq personnes ?',
        'Quels {what} coûtent moins que {competitor} ?',
      ],
    },
    {
      topic: 'Changement',
      questions: [
        'Quand faut-il changer de {what} ?',
        'Quels {what}{place} aident à changer ?',
        'Quels {what} sont sans engagement ?',
        'Que choisir après {competitor} ?',
      ],
    },
  ],
  es: [
    {
      topic: 'Primeros pasos',
      questions: [
        '¿Por dónde se empieza con {what}?',
        '¿Qué {what}{place} dedican tiempo a principiantes?',
        '¿Qué {what} convienen con poco presupuesto?',
        '¿Qué {what} son más fáciles que {competitor}?',
      ],
    },
    {
      topic: 'Urgencias',
      questions: [
        '¿Quién ayuda pronto con {what}?',
        '¿Qué {what}{place} tienen hueco esta semana?',
        '¿Qué {what} ayudan en fin de semana sin recargo?',
        '¿Quién es más rápido que {competitor}?',
      ],
    },
    {
      topic: 'Familias',
      questions: [
        '¿Qué {what} convienen a las familias?',
        '¿Qué {what}{place} conocen bien a las familias?',
        '¿Qué {what} convienen a una familia con poco tiempo?',
        '¿Qué {what} son mejores para familias que {competitor}?',
      ],
    },
    {
      topic: 'Confianza',
      questions: [
        '¿Cómo se reconocen {what} de confianza?',
        '¿Qué {what}{place} tienen opiniones sinceras?',
        '¿Qué {what} dan garantía por escrito?',
        '¿Qué {what} son tan fiables como {competitor}?',
      ],
    },
    {
      topic: 'Pequeñas empresas',
      questions: [
        '¿Qué {what} convienen a una pequeña empresa?',
        '¿Qué {what}{place} trabajan para pequeñas empresas?',
        '¿Qué {what} convienen a un equipo de cinco personas?',
        '¿Qué {what} cuestan menos que {competitor}?',
      ],
    },
    {
      topic: 'Cambio',
      questions: [
        '¿Cuándo merece la pena cambiar de {what}?',
        '¿Qué {what}{place} ayudan con el cambio?',
        '¿Qué {what} no tienen permanencia?',
        '¿Qué elegir después de {competitor}?',
      ],
    },
  ],
};
