import type { PhraseBook } from './phrase-book.ts';

export const FRENCH: PhraseBook = {
  what: 'prestataires de ce type',
  place: ' à {place}',
  prose_openings: [
    'Parmi les {what}{place}, quelques noms reviennent souvent.',
    'Il n’y a pas de gagnant unique, mais certains {what}{place} se détachent.',
    'Tout dépend de vos besoins et de votre budget. Pour les {what}{place}, je regarderais d’abord ces noms.',
    'D’après les avis récents sur les {what}{place}, voici une sélection.',
  ],
  list_openings: [
    'Voici une sélection de {what}{place} bien notés :',
    'Les {what}{place} les plus souvent recommandés :',
    'Ma sélection de {what}{place} :',
    'Parmi les {what}{place}, on peut citer :',
  ],
  table_openings: ['Un aperçu des {what}{place} :', 'Comparatif des {what}{place} :'],
  table_heads: ['Nom', 'Point fort', 'Idéal pour'],
  sentences: [
    '{name} se distingue par {reason}.',
    'Beaucoup choisissent {name} pour {reason}, surtout {audience}.',
    '{name} convient bien pour {audience}, avec {reason}.',
    'Les clients apprécient {name} pour {reason} et {reason2}.',
    'On cite aussi {name} pour {reason}.',
  ],
  comparisons: [
    'Entre {name} et {other} : {name} l’emporte par {reason}, tandis que {other} se démarque par {reason2}.',
    'Pour {audience}, {name} est souvent préférable. {other} mérite un essai pour {reason2}.',
    'Alors que {name} mise sur {reason}, {other} se fait remarquer par {reason2}.',
  ],
  reasons: [
    'ses tarifs clairs',
    'son accueil chaleureux',
    'sa mise en route rapide',
    'ses délais courts',
    'son sérieux',
    'ses conseils honnêtes',
    'sa longue expérience',
    'sa qualité constante',
    'ses horaires souples',
    'son bon rapport qualité-prix',
    'son approche moderne',
  ],
  audiences: [
    'les petites entreprises',
    'les particuliers',
    'les débutants',
    'les équipes en croissance',
    'les clients exigeants',
    'les indépendants',
  ],
  closings: [
    'Les prix évoluent : vérifiez les conditions actuelles avant de choisir.',
    'Un court échange en dit souvent plus qu’un avis.',
    'Si vous me donnez votre budget, je peux affiner.',
    'Je comparerais au moins deux offres avant de décider.',
  ],
  denials: [
    'Je ne dispose pas d’informations fiables et récentes sur les {what}{place}, je préfère donc ne citer aucune entreprise. Les annuaires et les avis récents sont un bon point de départ.',
    'Je n’ai pas trouvé assez de sources sûres sur les {what}{place} pour recommander qui que ce soit. Comparez au moins trois offres.',
  ],
  refusals: [
    'Désolé, je ne peux pas recommander d’entreprises à ce sujet.',
    'Je ne suis pas en mesure de répondre à cette demande.',
  ],
  known: [
    '{name} compte parmi les {what} connus{place}. On cite surtout {reason} et {reason2}.',
    '{name} s’adresse à un public varié et se distingue par {reason}.',
  ],
  unknown: [
    'Je n’ai pas trouvé d’informations fiables sur {name}.',
    'Je ne connais pas {name} ; l’entreprise est peut-être petite, récente ou connue sous un autre nom.',
  ],
  guide_titles: ['Comparatif : {what}', '{what} : bien choisir', 'Enquête lecteurs : {what}'],
  queries: ['meilleurs {what}{place}', '{what} avis {year}', 'comparatif {what}{place} {year}'],
};
