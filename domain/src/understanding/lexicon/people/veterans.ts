import type { Need } from '../../needs/need.ts';

export const veteransNeeds: Need[] = [
  {
    id: 'veteran-services',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `veteran services, veterans services, veterans, veteran, va benefits, va office, veterans affairs, va claim,
      va disability, va claims, va disability claim, help for veterans, help for vets, veteran benefits, va hospital,
      va clinic, va health care, veteran help, veterans assistance, veteran assistance, gi bill, vfw, american legion,
      disabled veteran, disabled veterans, dd214, dd 214, veterans service officer, va pension, veteran affairs,
      military veterans, women veterans, disabled american veterans, veterans center, vet center, aid and attendance,
      va compensation, va appeal, military records, veteran discount`,
    es: `veterano, veteranos, ayuda para veteranos, servicios para veteranos, beneficios de veteranos, beneficios para
      veteranos, asuntos de veteranos, oficina de veteranos, hospital de veteranos, clinica de veteranos, veteranos
      discapacitados, pension de veterano, veterana, administracion de veteranos, veterano del ejercito, veteranos de
      guerra, centro de veteranos, excombatiente`,
    enAsk: `vet, vets, i served, i was in the army, i served in the army, served in the military, served in the
      marines, former military, ex military, discharged, got out of the army, got out of the military, combat, ptsd,
      iraq, afghanistan, vietnam vet, vietnam, army, marine, navy, im a vet, my husband is a vet, service connected,
      service connected disability, vet help, honorable discharge, military service`,
    esAsk: `ex militar, exmilitar, servi en el ejercito, fui soldado, estuve en el ejercito, fui militar, ejercito,
      marina, soy veterano, soldado, guerra, sali del ejercito, mi esposo es veterano`,
    text: `department of veterans affairs, u s department of veterans affairs, veteran service office, county veterans
      service, veterans service officer, texas veterans commission, veterans administration, veterans benefits,
      veterans benefits administration, va medical center, va health care system, va outpatient clinic, supportive
      services for veteran families, ssvf, veterans and their families, veterans and their dependents, services to
      veterans, services for veterans, readjustment counseling, veterans employment, veteran service organization,
      veterans resource, paralyzed veterans of america, disabled veterans outreach, assist veterans, honorably
      discharged, returning veterans, post 9 11, va healthcare, veteran peer, military veteran peer network, veterans
      and dependents, benefits for veterans, va system, veterans treatment court, survivors of veterans, combat
      veterans`,
    hint: 'veterans, veteran, armed forces:0.6, armed services:0.5',
    not: `vet clinic, vet care, vet bill, vet bills, dog vet, cat vet, vet for dog, vet for cat, animal vet,
      veterinary, low cost vet, emergency vet, vet for my dog, vet for my cat, vet dog, vet cat, pet vet, salvation
      army, armed robbery, arlington va, va virginia, army of volunteers, veterans day, veterans day closed, veterans
      memorial, veterans park, veterans highway, veterans blvd, veterans boulevard, ejercito de salvacion, old navy,
      navy yard, navy federal, veteran teacher, veteran staff, marine biology, marine science, army ants, army base
      housing`,
    related: {
      'veteran-housing': 0.45,
      'military-families': 0.35,
      'disability-benefits': 0.1,
      'benefits-enrollment': 0.1,
      'disability-employment': 0.05,
    },
  },
  {
    id: 'veteran-housing',
    types: ['SHELTER', 'RESOURCES'],
    subTypes: ['TRANSITIONAL', 'ASSISTANCE'],
    en: `veteran housing, veterans housing, housing for veterans, homeless veterans, homeless veteran, shelter for
      veterans, veteran shelter, hud vash, vash, va housing, ssvf, housing for vets, homeless vet, homeless vets,
      veterans shelter, transitional housing for veterans, va home loan, va loan, apartment for veterans, veterans
      home, rent help for veterans, veteran rent assistance, state veterans home`,
    es: `vivienda para veteranos, veteranos sin hogar, albergue para veteranos, refugio para veteranos, casa para
      veteranos, veterano sin hogar, hogar para veteranos, ayuda de renta para veteranos, vivienda de veteranos,
      departamento para veteranos, prestamo de va`,
    enAsk: `veteran living on the street, im a homeless vet, veteran needs a place to stay, veteran sleeping in car,
      vet needs housing, veteran evicted, veteran eviction, vet living in car, housing vet`,
    esAsk: `veterano en la calle, soy veterano y no tengo casa, veterano necesita vivienda, veterano duerme en la
      calle, soy veterano y vivo en la calle`,
    text: `supportive services for veteran families, grant and per diem, hud va supportive housing, homeless veterans
      program, transitional housing veterans, health care for homeless veterans, homeless veterans reintegration,
      housing for homeless veterans, veterans supportive housing, domiciliary care, domiciliary, veterans who are
      homeless, veterans experiencing homelessness, stand down, very low income veteran families, housing assistance
      to veterans, permanent housing for veterans, veterans village, residential veterans, homeless male veterans`,
    related: {
      'veteran-services': 0.5,
      'transitional-housing': 0.35,
      'emergency-shelter': 0.35,
      'rapid-rehousing': 0.35,
      'supportive-housing': 0.3,
      'rent-help': 0.15,
      'homeless-services': 0.25,
    },
  },
  {
    id: 'military-families',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `military family, military families, military spouse, military spouses, army family, dyess, fort hood, fort
      cavazos, tricare, active duty, deployed, family readiness, deployment, service members, air force base, army
      emergency relief, gold star family, gold star families, national guard family, army community service, airman
      and family, military kids, military child care, air force aid, military base help, blue star, military children,
      military wife`,
    es: `familias militares, familia militar, esposa de militar, esposo militar, soldado activo, base militar, base
      aerea, militares, fuerza aerea, familias de militares, militar activo, ayuda para militares, hijos de militares,
      militar`,
    enAsk: `my husband is deployed, husband in the army, husband deployed, wife deployed, military, air force,
      national guard, army wife, my son is in the army, husband in the military, husband in the air force, dad
      deployed, army spouse, guard and reserve, on base`,
    esAsk: `mi esposo esta en el ejercito, esposo desplegado, esta en el ejercito, mi hijo es soldado, mi esposo es
      soldado, mi esposo esta en el army, guardia nacional`,
    text: `service members and their families, service member, servicemembers, active duty military, military
      personnel, armed forces and their families, family readiness group, military one source, militaryonesource, army
      community services, military dependents, national guard and reserve, guard and reserve members, service to the
      armed forces, military and veteran families, surviving military families, relocation assistance for military,
      active duty service, active military, uso, exceptional family member program, navy marine corps relief`,
    hint: 'armed forces, military:0.5',
    not: `military school, military academy, military style, military time, military discharge, military trail,
      military museum, selective service members`,
    related: { 'veteran-services': 0.5, 'family-counseling': 0.1, 'family-support': 0.15, 'emergency-money': 0.1 },
  },
];
