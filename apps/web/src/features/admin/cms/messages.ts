import { message } from '@answerscope/contract';

// Content input
export const whereLinksLead = 'https://…, mailto:…, or an address here, as /help.';

// Preview panel
export const theLinkNotMade = 'The link could not be made';
export const makingTheLink = 'Making the link...';
export const openThePreview = 'Open the preview';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'The browser did not allow the copy';
export const copyTheLink = 'Copy the link';
/** {time}: of the day, when the link stops working */
export const whatLinkShows = message(
  'Shows the page as it is saved, as visitors will see it, also while it is a draft, or has one. Anyone who has this link can open it until {time}.',
);
