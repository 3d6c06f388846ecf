import alerts from '@amparo/translations/es/alerts.json';
import errors from '@amparo/translations/es/errors.json';
import favorites from '@amparo/translations/es/favorites.json';
import forms from '@amparo/translations/es/forms.json';
import openStatus from '@amparo/translations/es/openStatus.json';
import services from '@amparo/translations/es/services.json';
import shell from '@amparo/translations/es/shell.json';
import toast from '@amparo/translations/es/toast.json';
import type { FirstMessages } from './messagesEn.ts';

// The type makes the compiler refuse a Spanish file that lacks a sentence.
export const messages: FirstMessages = {
  alerts,
  errors,
  favorites,
  forms,
  openStatus,
  services,
  shell,
  toast,
};
