// Dependency list
export const reachable = 'Reachable';
export const doesNotWork = 'Does not work';
export const notConfigured = 'Not configured';
export const lastSuccess = 'Last success';
export const lastFailure = 'Last failure';

// Dependency words
export const mailSmtp = 'Mail (SMTP)';

// Package list
export const notStated = 'Not stated';
export const thePackagesNotLoaded = 'The packages could not be loaded';
export const theListPackagesWrittenBy =
  'The list of packages is written by a build, and this process runs without one.';
export const packages = 'Packages';
export const loadingThePackages = 'Loading the packages...';
export const nameOrLicence = 'Name or licence';
export const noneHasInNameOr = 'None has this in its name or its licence.';
