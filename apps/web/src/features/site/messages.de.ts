import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Account links
  dashboard: 'Dashboard',
  logIn: 'Anmelden',
  signUp: 'Registrieren',
  loading: 'Wird geladen …',
  welcome: message('Willkommen, {name}'),
  signOut: 'Abmelden',

  // Site footer
  product: 'Produkt',
  features: 'Funktionen',
  testimonials: 'Kundenstimmen',
  integration: 'Integrationen',
  company: 'Unternehmen',
  faqs: 'Häufige Fragen',
  resources: 'Wissen',
  blog: 'Blog',
  changelog: 'Neuerungen',
  brand: 'Logo und Farben',
  help: 'Hilfe',
  support: 'Support',
  copyright: message('© {year} {product}. Apache-Lizenz 2.0.'),
  aboutUs: 'Über uns',
  privacyPolicy: 'Datenschutzerklärung',
  termsOfServices: 'Nutzungsbedingungen',
  contactSupport: 'Support kontaktieren',
  footer: 'Fußzeile',
  socialLinks: 'Soziale Netzwerke',
  proudlyMadeInChicago: 'Entwickelt in Chicago',

  // Site header
  closeMenu: 'Menü schließen',
  openMenu: 'Menü öffnen',
  main: 'Hauptmenü',
  home: 'Start',
  howItWorks: 'So funktioniert es',
  pricing: 'Preise',
} satisfies Translation<typeof messages>;
