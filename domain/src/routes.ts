import type { accountRoutes } from './account/accountRoutes.ts';
import type { deleteAccountRoutes } from './account/deleteAccountRoutes.ts';
import type { emailProofRoutes } from './account/emailProofRoutes.ts';
import type { passkeyRoutes } from './account/passkeys/passkeyRoutes.ts';
import type { secondFactorRoutes } from './account/secondFactorRoutes.ts';
import type { sessionRoutes } from './account/sessionRoutes.ts';
import type { auditRoutes } from './audit/auditRoutes.ts';
import type { bulkRoutes } from './bulk/bulkRoutes.ts';
import type { chatbotRoutes } from './chatbot/chatbotRoutes.ts';
import type { unitRoutes } from './coordinators/unitRoutes.ts';
import type { crisisLineRoutes } from './crisis-lines/crisisLineRoutes.ts';
import type { directoryChangeRoutes } from './directory-changes/directoryChangeRoutes.ts';
import type { feedbackRoutes } from './feedback/feedbackRoutes.ts';
import type { hsdsRoutes } from './hsds/hsdsRoutes.ts';
import type { RouteDeclaration } from './http/route.ts';
import type { liaisonRoutes } from './liaisons/liaisonRoutes.ts';
import type { notificationRoutes } from './notifications/notificationRoutes.ts';
import type { offlineRoutes } from './offline/offlineRoutes.ts';
import type { overviewRoutes } from './overview/overviewRoutes.ts';
import type { placeRoutes } from './places/placeRoutes.ts';
import type { regionalNoticeRoutes } from './regional-notices/regionalNoticeRoutes.ts';
import type { regionRoutes } from './regions/regionRoutes.ts';
import type { duplicateRoutes } from './services/duplicates/duplicateRoutes.ts';
import type { bedLinkRoutes } from './services/editing/bedLinkRoutes.ts';
import type { serviceChangeRoutes } from './services/editing/serviceChangeRoutes.ts';
import type { serviceWriteRoutes } from './services/editing/serviceWriteRoutes.ts';
import type { undoRoutes } from './services/editing/undoRoutes.ts';
import type { mergeRoutes } from './services/merge/mergeRoutes.ts';
import type { serviceRoutes } from './services/serviceRoutes.ts';
import type { sourceRoutes } from './sources/sourceRoutes.ts';
import type { guideRoutes } from './static-pages/guides/guideRoutes.ts';
import type { staticPageRoutes } from './static-pages/staticPageRoutes.ts';
import type { translationRoutes } from './translation/translationRoutes.ts';
import type { accountMergeRoutes } from './users/accountMergeRoutes.ts';
import type { userRoutes } from './users/userRoutes.ts';

type RoutesOf<Feature> = Feature[keyof Feature];

type AnyRoute =
  | RoutesOf<typeof accountMergeRoutes>
  | RoutesOf<typeof accountRoutes>
  | RoutesOf<typeof auditRoutes>
  | RoutesOf<typeof bedLinkRoutes>
  | RoutesOf<typeof bulkRoutes>
  | RoutesOf<typeof chatbotRoutes>
  | RoutesOf<typeof crisisLineRoutes>
  | RoutesOf<typeof directoryChangeRoutes>
  | RoutesOf<typeof emailProofRoutes>
  | RoutesOf<typeof feedbackRoutes>
  | RoutesOf<typeof guideRoutes>
  | RoutesOf<typeof hsdsRoutes>
  | RoutesOf<typeof liaisonRoutes>
  | RoutesOf<typeof mergeRoutes>
  | RoutesOf<typeof notificationRoutes>
  | RoutesOf<typeof offlineRoutes>
  | RoutesOf<typeof overviewRoutes>
  | RoutesOf<typeof placeRoutes>
  | RoutesOf<typeof regionalNoticeRoutes>
  | RoutesOf<typeof regionRoutes>
  | RoutesOf<typeof passkeyRoutes>
  | RoutesOf<typeof secondFactorRoutes>
  | RoutesOf<typeof sessionRoutes>
  | RoutesOf<typeof deleteAccountRoutes>
  | RoutesOf<typeof duplicateRoutes>
  | RoutesOf<typeof serviceChangeRoutes>
  | RoutesOf<typeof serviceRoutes>
  | RoutesOf<typeof serviceWriteRoutes>
  | RoutesOf<typeof sourceRoutes>
  | RoutesOf<typeof staticPageRoutes>
  | RoutesOf<typeof translationRoutes>
  | RoutesOf<typeof undoRoutes>
  | RoutesOf<typeof unitRoutes>
  | RoutesOf<typeof userRoutes>;

/** Every route by its method and path, as `GET /services/:id`: types only, so that no schema reaches the browser. */
export type Routes = {
  [R in AnyRoute as R extends RouteDeclaration ? `${R['method']} ${R['path']}` : never]: R;
};
export type RouteName = keyof Routes;
