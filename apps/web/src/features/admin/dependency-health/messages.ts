import { message } from '@answerscope/contract';

// Dependency list
export const reachable = 'Reachable';
export const doesNotWork = 'Does not work';
export const notConfigured = 'Not configured';
export const lastSuccess = 'Last success';
export const lastFailure = 'Last failure';
/** {version}: of the dependency */
export const versionNamed = message('Version {version}');
/** {ms}: milliseconds until it answered */
export const latency = message('{ms, number} ms');
/** {label}: 'Last success'; {at}: when; {found}: a sentence about it */
export const lastTime = message('{label}: <at></at>. {found}');

// Dependency words
export const mailSmtp = 'Email (SMTP)';
/** {failed}: dependencies that do not work; {unset}: that are not configured */
export const someDoNotWork = message(
  '{failed, plural, one {# dependency is failing} other {# dependencies are failing}}{unset, plural, =0 {} other {, # not configured}}',
);
/** {unset}: dependencies that are not configured */
export const allReachable = message(
  'All configured dependencies work{unset, plural, =0 {} other {, # not configured}}',
);

// Package list
export const notStated = 'Not stated';
export const packagesNotLoaded = 'The packages could not be loaded';
export const noListOfPackages = 'Only a built version lists its packages. This process runs without a build.';
export const packages = 'Packages';
export const loadingThePackages = 'Loading the packages...';
export const nameOrLicence = 'Name or licence';
export const noPackageHasThis = 'No name or licence matches.';
/** {count}: that the product runs on */
export const countOfPackages = message('{count, plural, one {# package} other {# packages}}');
export const packageLabel = 'Package';
export const version = 'Version';
export const licence = 'Licence';

// Dependency words
export const stripe = 'Stripe';
