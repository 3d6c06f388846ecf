import type { Need } from '../needs/need.ts';
import { foodNeeds } from './basics/food.ts';
import { goodsNeeds } from './basics/goods.ts';
import { householdNeeds } from './basics/household.ts';
import { housingNeeds } from './basics/housing.ts';
import { shelterNeeds } from './basics/shelter.ts';
import { transportNeeds } from './basics/transport.ts';
import { healthCareNeeds } from './health/healthCare.ts';
import { mindNeeds } from './health/mind.ts';
import { reproductiveHealthNeeds } from './health/reproductiveHealth.ts';
import { justiceNeeds } from './law/justice.ts';
import { rightsNeeds } from './law/rights.ts';
import { communityNeeds } from './people/community.ts';
import { familyNeeds } from './people/family.ts';
import { groupsNeeds } from './people/groups.ts';
import { leisureNeeds } from './people/leisure.ts';
import { seniorsNeeds } from './people/seniors.ts';
import { veteransNeeds } from './people/veterans.ts';
import { youthNeeds } from './people/youth.ts';
import { collegeNeeds } from './work-and-learning/college.ts';
import { laborNeeds } from './work-and-learning/labor.ts';
import { learningNeeds } from './work-and-learning/learning.ts';
import { moneyNeeds } from './work-and-learning/money.ts';
import { workNeeds } from './work-and-learning/work.ts';

/** All needs, with their phrases in both languages. */
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
