import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('features/services/list/HomePage.tsx'),
  route('services/:id', 'features/services/detail/ServicePage.tsx'),
  ...['connect', 'report', 'claim'].map((kind) =>
    route(`services/:id/${kind}`, 'features/services/feedback/FeedbackPage.tsx', { id: kind }),
  ),
  route('feedback', 'features/feedback/AppFeedbackPage.tsx'),
  route('location', 'features/places/LocationPage.tsx'),
  route('my_favorites', 'features/services/favorites/FavoritesPage.tsx'),
  route('menu', 'app/menu/MenuPage.tsx'),
  route('crisis_lines', 'features/crisis-lines/CrisisLinesPage.tsx'),
  route('liaisons', 'features/liaisons/LiaisonsPage.tsx'),
  route('regions', 'features/regions/RegionsPage.tsx'),
  route('coordinators', 'features/coordinators/CoordinatorsPage.tsx'),
  route('about', 'features/static-pages/AboutPage.tsx'),
  route('privacy_policy', 'features/static-pages/PrivacyPage.tsx'),
  route('terms_of_use', 'features/static-pages/TermsPage.tsx'),
  route('introduce', 'features/introduce/IntroducePage.tsx'),
  route('robots.txt', 'features/search-engines/robots.ts'),
  route('sitemap.xml', 'features/search-engines/sitemap.ts'),
  route('manifest.webmanifest', 'app/manifest.ts'),
  route('*', 'app/NotFoundPage.tsx'),
] satisfies RouteConfig;
