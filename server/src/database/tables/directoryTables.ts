import type { Coordinator } from '@amparo/domain/coordinators/unit.ts';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTime, Json } from './columnTypes.ts';

/** The tables of the other lists that administrators edit, and of texts. */
export interface DirectoryTables {
  crisisLines: CrisisLinesTable;
  directoryChanges: DirectoryChangesTable;
  regionalNotices: RegionalNoticesTable;
  guides: GuidesTable;
  liaisons: LiaisonsTable;
  regions: RegionsTable;
  units: UnitsTable;
  staticPages: { name: string; content: string; updatedAt: GeneratedTime };
  staticPageVersions: { id: string; name: string; content: string; userId: string | null; savedAt: Date };
}

interface DirectoryChangesTable {
  id: Generated<string>;
  kind: string;
  recordId: string;
  userId: string | null;
  madeAt: GeneratedTime;
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
  after: ColumnType<Record<string, unknown> | null, string | null, never>;
}

interface RegionalNoticesTable {
  id: string;
  title: string;
  titleEs: Generated<string>;
  text: string;
  textEs: Generated<string>;
  isUrgent: Generated<boolean>;
  counties: Generated<string[]>;
  lastDay: string;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
}

interface GuidesTable {
  id: string;
  slug: string;
  title: string;
  titleEs: Generated<string>;
  content: string;
  contentEs: Generated<string>;
  isPublished: Generated<boolean>;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
}

interface CrisisLinesTable {
  id: string;
  name: string;
  description: string;
  descriptionEs: Generated<string>;
  phone: string;
  text: Generated<string>;
  chatWebLink: Generated<string>;
  website: Generated<string>;
  area: string;
  areaEs: Generated<string>;
  time: string;
  timeEs: Generated<string>;
  isUrgent: Generated<boolean>;
  position: number;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
}

interface LiaisonsTable {
  id: string;
  county: string;
  schoolDistrict: string;
  displayName: string;
  title: string;
  email: Generated<string>;
  phone: string;
  extension: Generated<string>;
  isSample: Generated<boolean>;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
}

interface RegionsTable {
  id: string;
  name: string;
  type: Generated<string>;
  website: Generated<string>;
  counties: Generated<string[]>;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
}

interface UnitsTable {
  id: string;
  name: string;
  type: Generated<string>;
  regionId: string;
  coordinators: Json<Coordinator[]>;
  isSample: Generated<boolean>;
  createdAt: GeneratedTime;
  updatedAt: GeneratedTime;
}
