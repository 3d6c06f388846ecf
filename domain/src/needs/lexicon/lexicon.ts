import type { Need } from '../need.ts';
import { collegeNeeds } from './college.ts';
import { communityNeeds } from './community.ts';
import { familyNeeds } from './family.ts';
import { foodNeeds } from './food.ts';
import { goodsNeeds } from './goods.ts';
import { groupsNeeds } from './groups.ts';
import { healthCareNeeds } from './healthCare.ts';
import { householdNeeds } from './household.ts';
import { housingNeeds } from './housing.ts';
import { justiceNeeds } from './justice.ts';
import { laborNeeds } from './labor.ts';
import { learningNeeds } from './learning.ts';
import { leisureNeeds } from './leisure.ts';
import { mindNeeds } from './mind.ts';
import { moneyNeeds } from './money.ts';
import { reproductiveHealthNeeds } from './reproductiveHealth.ts';
import { rightsNeeds } from './rights.ts';
import { seniorsNeeds } from './seniors.ts';
import { shelterNeeds } from './shelter.ts';
import { transportNeeds } from './transport.ts';
import { veteransNeeds } from './veterans.ts';
import { workNeeds } from './work.ts';
import { youthNeeds } from './youth.ts';

/** Everything a person can need, with the words for it in both languages. */
export const lexicon: readonly Need[] = [
  ...collegeNeeds,
  ...communityNeeds,
  ...familyNeeds,
  ...foodNeeds,
  ...goodsNeeds,
  ...groupsNeeds,
  ...healthCareNeeds,
  ...reproductiveHealthNeeds,
  ...householdNeeds,
  ...housingNeeds,
  ...justiceNeeds,
  ...laborNeeds,
  ...learningNeeds,
  ...leisureNeeds,
  ...mindNeeds,
  ...moneyNeeds,
  ...rightsNeeds,
  ...seniorsNeeds,
  ...shelterNeeds,
  ...transportNeeds,
  ...veteransNeeds,
  ...workNeeds,
  ...youthNeeds,
];
