// Admin system health page
export const systemHealth = 'System Health';
export const lookingAtTheInstallation = 'Looking at the installation...';
export const checkAgain = 'Check again';
export const theInstallationNotChecked = 'The installation could not be checked';
