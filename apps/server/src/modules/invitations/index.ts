/** People whom administrators invite, and the accounts that are made of it. */
export { createAcceptInvitationRoutes, createInvitationRoutes } from './invitations.routes.ts';
