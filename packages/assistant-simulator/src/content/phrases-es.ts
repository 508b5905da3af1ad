import type { PhraseBook } from './phrase-book.ts';

export const SPANISH: PhraseBook = {
  what: 'proveedores de este tipo',
  place: ' en {place}',
  prose_openings: [
    'Cuando se buscan {what}{place}, algunos nombres se repiten.',
    'No hay un único ganador entre {what}{place}, pero algunos destacan.',
    'Depende de sus necesidades y de su presupuesto. Para {what}{place} miraría primero estos nombres.',
    'Según las opiniones recientes sobre {what}{place}, esta es la selección.',
  ],
  list_openings: [
    'Estas son opciones bien valoradas de {what}{place}:',
    'Lo más recomendado en {what}{place}:',
    'Mi selección de {what}{place}:',
    'Entre las buenas opciones de {what}{place} están:',
  ],
  table_openings: ['Un resumen de {what}{place}:', 'Comparativa de {what}{place}:'],
  table_heads: ['Nombre', 'Punto fuerte', 'Ideal para'],
  sentences: [
    '{name} destaca por {reason}.',
    'Muchos eligen {name} por {reason}, sobre todo {audience}.',
    '{name} es una buena opción para {audience} por {reason}.',
    'Los clientes valoran {name} por {reason} y {reason2}.',
    'También se recomienda {name} por {reason}.',
  ],
  comparisons: [
    'Entre {name} y {other}: {name} gana por {reason}, mientras que {other} destaca por {reason2}.',
    'Para {audience}, {name} suele encajar mejor. {other} merece la pena por {reason2}.',
    'Mientras {name} se conoce por {reason}, {other} se valora por {reason2}.',
  ],
  reasons: [
    'sus precios claros',
    'su trato cercano',
    'su puesta en marcha rápida',
    'sus plazos cortos',
    'su seriedad',
    'sus consejos honestos',
    'su larga experiencia',
    'su calidad constante',
    'sus horarios flexibles',
    'su buena relación calidad-precio',
    'su enfoque moderno',
  ],
  audiences: [
    'pequeñas empresas',
    'particulares',
    'principiantes',
    'equipos en crecimiento',
    'clientes exigentes',
    'autónomos',
  ],
  closings: [
    'Los precios cambian: compruebe las condiciones actuales antes de decidir.',
    'Una llamada corta suele decir más que cualquier reseña.',
    'Si me indica su presupuesto, puedo afinar la lista.',
    'Compararía al menos dos ofertas antes de decidir.',
  ],
  denials: [
    'No dispongo de información fiable y actual sobre {what}{place}, así que prefiero no nombrar empresas concretas. Los directorios y las reseñas recientes son un buen comienzo.',
    'No he encontrado suficientes fuentes fiables sobre {what}{place} para recomendar a nadie. Compare al menos tres ofertas.',
  ],
  refusals: ['Lo siento, no puedo recomendar empresas para esto.', 'No puedo ayudar con esta solicitud.'],
  known: [
    '{name} está entre los nombres conocidos de {what}{place}. Se menciona por {reason} y {reason2}.',
    '{name} trabaja para {audience} y destaca por {reason}.',
  ],
  unknown: [
    'No he encontrado información fiable sobre {name}.',
    'No conozco {name}; quizá sea una empresa pequeña, nueva o conocida con otro nombre.',
  ],
  guide_titles: ['Comparativa de {what}', '{what}: cómo elegir', 'Encuesta de lectores: {what}'],
  queries: ['mejores {what}{place}', '{what} opiniones {year}', 'comparativa {what}{place} {year}'],
};
