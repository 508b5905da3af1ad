declare module 'virtual:contract-routes' {
  import type { AnyContractRouter } from '@orpc/contract';

  /** Method and path of every procedure of the contract, without its schemas. */
  const contractRoutes: AnyContractRouter;
  export default contractRoutes;
}
