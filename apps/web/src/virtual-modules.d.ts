interface ImportMetaEnv {
  /** The languages of the build; undefined where nothing is built. */
  /** As `LANGUAGE` of the contract, where the bundler must know it to leave code out. */
  readonly APP_LANGUAGE?: import('@answerscope/contract').Language;
  readonly HAS_OTHER_LANGUAGES?: boolean;
  readonly APP_LANGUAGES?: readonly import('@answerscope/contract').Language[];
}

declare module 'virtual:contract-routes' {
  import type { AnyContractRouter } from '@orpc/contract';

  /** Method and path of every procedure of the contract but administrators', without its schemas. */
  const contractRoutes: AnyContractRouter;
  export default contractRoutes;
}

declare module 'virtual:admin-routes' {
  import type { AnyContractRouter } from '@orpc/contract';

  /** Method and path of administrators' procedures, without their schemas. */
  const adminRoutes: AnyContractRouter;
  export default adminRoutes;
}

declare module 'virtual:help-articles' {
  /** The articles of the help in the language of the build, in the order of their list. */
  const helpArticles: readonly import('../help-articles.ts').Article[];
  export default helpArticles;
}

declare module 'virtual:route-entries' {
  /** The script that documents begin with, and the parts of the table of routes that it brings. */
  interface Entry {
    of: string;
    parts: readonly string[];
  }

  /** By the pages that are none of the landing page's; addresses, empty in development. */
  const entries: { program: string; pages: Entry; backOffice: Entry };
  export default entries;
}
