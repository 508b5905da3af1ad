/** What stands in the place of something that could not be drawn, by how much of the page it was (specification 8.4). */
export const ERROR_SCREENS = {
  app: {
    title: 'Oops! Something went wrong',
    text: 'We encountered an unexpected error. This has been automatically reported to our team.',
  },
  page: { title: 'Page Error', text: 'This page encountered an error and cannot be displayed.' },
  section: { title: 'Section Error', text: 'This section encountered an error and cannot be displayed.' },
  component: { title: 'Something went wrong', text: 'An unexpected error occurred in this component.' },
  feature: {
    title: 'Feature Unavailable',
    text: 'This feature is temporarily unavailable due to an error.',
  },
  /** Less than a component: a chart among charts, said in one line. */
  inline: { title: 'Something went wrong with this component.', text: null },
  /** For those who can do something about it, with the details beside it. */
  render: { title: 'Component failed to render', text: null },
} as const;

/** Where the program of a component could not be loaded. */
export const COMPONENT_NOT_LOADED = 'Something went wrong loading this component. Please refresh the page.';

/** Said once the details of an error are in the clipboard, to be passed on. */
export const ERROR_DETAILS_COPIED = 'Error details copied to clipboard. Please share this with support.';
