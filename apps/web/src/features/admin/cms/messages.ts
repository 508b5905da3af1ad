// Preview panel
export const theLinkNotMade = 'The link could not be made';
export const makingTheLink = 'Making the link...';
export const openThePreview = 'Open the preview';
export const linkCopied = 'Link copied';
export const theBrowserDidNotAllow = 'The browser did not allow the copy';
export const copyTheLink = 'Copy the link';
