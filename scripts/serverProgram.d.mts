export const buildScripts: string[];
export const serverSource: string;
export const serverFlags: string[];
export const serverArguments: string[];
export const serverEnv: { NODE_COMPILE_CACHE: string; MALLOC_ARENA_MAX: string };
