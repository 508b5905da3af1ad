import * as messages from './messages.ts';
/** What stands in the place of something that could not be drawn, by how much of the page it was (specification 8.4). */
export const ERROR_SCREENS = {
  app: {
    title: messages.appErrorTitle,
    text: messages.appErrorText,
  },
  page: { title: messages.pageErrorTitle, text: messages.pageErrorText },
  section: { title: messages.sectionErrorTitle, text: messages.sectionErrorText },
  component: { title: messages.componentErrorTitle, text: messages.componentErrorText },
  feature: {
    title: messages.featureErrorTitle,
    text: messages.featureErrorText,
  },
  /** Less than a component: a chart among charts, said in one line. */
  inline: { title: messages.inlineErrorTitle, text: null },
  /** For those who can do something about it, with the details beside it. */
  render: { title: messages.renderErrorTitle, text: null },
} as const;

/** Where the program of a component could not be loaded. */
export const COMPONENT_NOT_LOADED = messages.componentNotLoaded;

/** Said once the details of an error are in the clipboard, to be passed on. */
export const ERROR_DETAILS_COPIED = messages.errorDetailsCopied;
