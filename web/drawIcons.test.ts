import { expect, test } from 'vitest';
import { importIconsOneByOne, pointsToASide } from './drawIcons.ts';

test('each icon is imported from its own file, also by another name', () => {
  const code = importIconsOneByOne(
    "import { Home, Link as Chain, type LucideIcon } from 'lucide-react';\nconst a = 1;",
  );
  expect(code).toMatch(
    /^import Home from ".*\/icons\/house\.mjs"; import Chain from ".*\/icons\/link\.mjs"; import \{ type LucideIcon \} from 'lucide-react';\nconst a = 1;$/,
  );
});

test('imports of several lines and of types alone keep their meaning', () => {
  expect(importIconsOneByOne("import {\n  Phone,\n} from 'lucide-react';")).toMatch(
    /^import Phone from ".*phone\.mjs";$/,
  );
  const types = "import type { LucideIcon } from 'lucide-react';";
  expect(importIconsOneByOne(types)).toBe(types);
});

test('an icon that does not exist stops the build', () => {
  expect(() => importIconsOneByOne("import { Phoone } from 'lucide-react';")).toThrow('no icon Phoone');
});

test.each([
  ['chevron-right', true],
  ['arrow-left', true],
  ['log-out', true],
  ['chevron-down', false],
  ['arrow-left-right', false],
  ['phone', false],
])('whether %s points to a side: %s', (icon, points) => {
  expect(pointsToASide(`/lucide-react/dist/esm/icons/${icon}.mjs`)).toBe(points);
});
