/** Whether the device has the scripts of a page. React Router would load a missing script again without end. */
export function isOfflinePath(pathname: string, onlinePaths: readonly string[] = __ONLINE_PATHS__): boolean {
  return !onlinePaths.some((path) => patternOf(path).test(pathname));
}

/** Matches like React Router: without regard to case and to a slash at the end. */
function patternOf(path: string): RegExp {
  return new RegExp(`^/${path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');
}
