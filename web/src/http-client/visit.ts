import type { Visit } from '@amparo/domain/webApp.ts';
import { createContext } from 'react-router';

export const visitContext = createContext<Visit>();
