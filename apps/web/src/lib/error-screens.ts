import * as messages from './messages.ts';
/** What stands in the place of something that could not be drawn, by how much of the page it was (specification 8.4). */
export const ERROR_SCREENS = {
  app: {
    title: messages.oopsSomethingWentWrong,
    text: messages.weEncounteredUnexpectedError,
  },
  page: { title: messages.pageError, text: messages.thisPageEncounteredErrorAnd },
  section: { title: messages.sectionError, text: messages.thisSectionEncounteredErrorAnd },
  component: { title: messages.somethingWentWrong2, text: messages.anUnexpectedErrorOccurredIn },
  feature: {
    title: messages.featureUnavailable,
    text: messages.thisFeatureTemporarilyUnavailableDue,
  },
  /** Less than a component: a chart among charts, said in one line. */
  inline: { title: messages.somethingWentWrongWithComponent, text: null },
  /** For those who can do something about it, with the details beside it. */
  render: { title: messages.componentFailedToRender, text: null },
} as const;

/** Where the program of a component could not be loaded. */
export const COMPONENT_NOT_LOADED = messages.somethingWentWrongLoadingComponent;

/** Said once the details of an error are in the clipboard, to be passed on. */
export const ERROR_DETAILS_COPIED = messages.errorDetailsCopiedClipboard;
