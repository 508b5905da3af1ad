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

declare module 'virtual:back-office-entry' {
  /**
   * The script that documents of the back office begin with, the one they would else, and the part it brings: addresses,
   * empty in development.
   */
  const backOfficeEntry: { of: string; instead: string; part: string };
  export default backOfficeEntry;
}
