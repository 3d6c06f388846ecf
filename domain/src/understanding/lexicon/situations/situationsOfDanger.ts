import type { Situation } from '../../needs/need.ts';

export const situationsOfDanger: Situation[] = [
  {
    en: `got out of jail, just got out of jail, got out of prison, just got out of prison, released from jail,
      released from prison, released from county jail, out of jail nowhere to go, out of prison, ex felon, ex felon
      needs help, felon need help, felon, just released from prison, on parole, home from prison, got out of the
      penitentiary, fresh out of jail, son getting out of prison`,
    es: `sali de la carcel, acabo de salir de la carcel, sali de prision, recien salido de la carcel, salir de la
      carcel, salio de la carcel, mi esposo salio de la carcel, mi hijo salio de prision, estuve preso, ex convicto,
      ex preso, recien liberado, estoy en probatoria, estoy en libertad condicional, tengo felonia, sali del penal,
      sali del bote, antecedentes penales necesito ayuda`,
    needs: {
      reentry: 1,
      'transitional-housing': 0.45,
      'job-search': 0.35,
      'id-documents': 0.35,
      'emergency-shelter': 0.3,
      clothes: 0.25,
      'bus-passes': 0.15,
    },
  },
  {
    en: `felony cant get hired, nobody will hire me with my record, cant find a job felony, felon job, jobs for
      felons, job with criminal record, background check keeps me from working, second chance jobs, felony job, jobs
      for ex felons, criminal record no job`,
    es: `no me dan trabajo por mis antecedentes, trabajo con antecedentes penales, trabajo para ex convictos, trabajo
      con felonia, trabajo con record, record criminal no consigo trabajo, trabajo para felones`,
    needs: { reentry: 0.9, 'job-search': 0.7, expungement: 0.5, 'job-training': 0.25 },
  },
  {
    en: `apartment for felons, apartments that accept felons, felony housing, housing for felons, felon housing, cant
      rent because felony, second chance apartments, felon apartment, rent with felony`,
    es: `apartamento con felonia, vivienda para ex convictos, departamentos que acepten antecedentes, renta con
      antecedentes, vivienda con antecedentes penales`,
    needs: { reentry: 0.75, 'transitional-housing': 0.6, 'housing-search': 0.6, 'emergency-shelter': 0.2 },
  },
  {
    en: `my husband is in jail, husband in jail, husband in prison, boyfriend in jail, my son is in jail, son in jail,
      my dad is in prison, husband got arrested, husband got locked up, locked up, son locked up, bail money, bail
      someone out`,
    es: `mi esposo esta en la carcel, esposo preso, mi marido esta preso, mi hijo esta en la carcel, mi hijo esta
      preso, arrestaron a mi esposo, arrestaron a mi hijo, pagar la fianza, sacarlo de la carcel, esposo en prision`,
    needs: { 'criminal-defense': 0.9, 'legal-aid': 0.4, 'family-support': 0.35, reentry: 0.3, 'rent-help': 0.15 },
  },
  {
    en: `my house burned down, house burned down, house burned, apartment burned, house fire lost everything, lost
      everything in a fire, our house caught fire, trailer burned down, burned out of our home, fire destroyed
      everything, apartment fire lost everything, family lost home in fire`,
    es: `se quemo mi casa, se nos quemo la casa, se quemo la casa, se quemo mi apartamento, perdimos todo en un
      incendio, perdi todo en el incendio, incendio en mi casa, se quemo la traila, se quemo mi traila, se quemo todo`,
    needs: {
      'disaster-relief': 1,
      'emergency-shelter': 0.35,
      'motel-voucher': 0.35,
      clothes: 0.3,
      furniture: 0.25,
      'household-items': 0.25,
      'emergency-money': 0.25,
      'food-pantry': 0.1,
    },
  },
  {
    en: `house flooded, my house flooded, tornado destroyed my house, tornado took our home, hail broke windows, tree
      fell on my house, storm damaged my roof, storm took my roof, hurricane destroyed house, wind blew off roof, hail
      damage roof, freeze busted pipes, pipes burst, water damage house, basement flooded, apartment flooded`,
    es: `se inundo mi casa, se inundo la casa, el tornado destruyo mi casa, el tornado se llevo la casa, el granizo
      rompio el techo, el granizo rompio las ventanas, cayo un arbol en mi casa, la tormenta dano mi techo, se metio
      el agua a la casa, se reventaron las tuberias, el viento se llevo el techo, el huracan destruyo mi casa`,
    needs: {
      'disaster-relief': 1,
      'home-repair': 0.55,
      'emergency-shelter': 0.25,
      'motel-voucher': 0.2,
      'emergency-money': 0.25,
    },
  },
  {
    en: `he hits me, my husband hits me, husband hits me, husband hit me, boyfriend hit me, boyfriend hits me, he
      beats me, husband beat me up, partner hurts me, he choked me, he threatened to kill me, ex husband threatens me,
      scared of my husband, afraid of my boyfriend, husband controls everything, i got beat up by my boyfriend, wife
      hits me, husband abuses me`,
    es: `mi esposo me pega, mi marido me pega, me pega mi esposo, mi esposo me golpea, mi novio me pega, mi pareja me
      pega, mi esposo me maltrata, me golpeo mi marido, mi ex me amenaza, tengo miedo de mi esposo, mi esposo me
      quiere matar, mi viejo me pega, mi pareja me golpea, me pego mi esposo, mi esposa me pega, mi esposo es violento`,
    needs: {
      'domestic-violence-help': 1,
      'domestic-violence-shelter': 0.85,
      'protective-order': 0.45,
      'crime-victim-help': 0.25,
      'family-law': 0.15,
    },
  },
  {
    en: `leaving my husband with kids, left my husband no money, left my abuser, left abusive husband with nothing,
      ran from my husband with kids, escape with my kids, want to leave my husband, need to get out of abusive home,
      me and my kids need to get away, left him with nothing but kids`,
    es: `deje a mi esposo no tengo a donde ir, quiero dejar a mi esposo, me sali de la casa con mis hijos, huir con
      mis hijos, dejar a mi marido con mis hijos, me escape de mi esposo, me separe y no tengo a donde ir, irme de la
      casa con mis hijos, me quiero ir de la casa con mis hijos, dejar a mi esposo no tengo dinero`,
    needs: {
      'domestic-violence-shelter': 1,
      'domestic-violence-help': 0.8,
      'family-shelter': 0.5,
      'family-law': 0.3,
      'protective-order': 0.25,
    },
  },
  {
    en: `cant sleep so depressed, so depressed, depressed, cant sleep anxiety, cant stop crying, crying all the time,
      i feel hopeless, feeling hopeless, panic attacks, so anxious, i feel so alone, i feel worthless, cant get out of
      bed, losing my mind, stressed out, overwhelmed, having a breakdown, mental breakdown, nervous breakdown, i cant
      take it anymore, falling apart, feel empty, cant cope`,
    es: `no puedo dormir de la depresion, estoy deprimida, estoy deprimido, muy deprimida, ataques de panico, no paro
      de llorar, lloro todo el tiempo, lloro mucho, mucha ansiedad, tengo ansiedad, me siento muy solo, me siento
      sola, me siento triste, ya no aguanto, ya no puedo mas, no tengo ganas de nada, mucho estres, ataque de nervios,
      siento que me vuelvo loca, me siento sin esperanza, no puedo parar de llorar`,
    needs: {
      'mental-health-counseling': 1,
      'crisis-counseling': 0.6,
      'psychiatric-care': 0.4,
      'support-groups': 0.3,
      'suicide-prevention': 0.35,
    },
  },
  {
    en: `want to die, i want to die, want to kill myself, kill myself, end my life, dont want to live, dont want to be
      here anymore, better off dead, thinking of suicide, my son wants to kill himself, daughter cutting herself, my
      friend is suicidal, thinking about ending it, no reason to live`,
    es: `me quiero morir, quiero morirme, me quiero matar, quitarme la vida, ya no quiero vivir, no quiero vivir, mi
      hijo se quiere matar, mi hija se corta, quiero acabar con todo, pienso en suicidarme, mi hija se quiere morir,
      me quiero suicidar, no vale la pena vivir`,
    needs: {
      'suicide-prevention': 1,
      'crisis-counseling': 0.8,
      'mental-health-counseling': 0.4,
      'psychiatric-care': 0.25,
    },
  },
  {
    en: `addicted and want to stop, want to stop using, want to quit drugs, want to stop drinking, cant stop drinking,
      my husband drinks too much, son is on drugs, my son is on meth, daughter on drugs, daughter is using, need rehab
      no insurance, rehab no insurance, addicted to pills, addicted to meth, addicted to fentanyl, relapsed, husband
      is an alcoholic, wife is an alcoholic, brother on drugs`,
    es: `quiero dejar las drogas, quiero dejar de tomar, quiero dejar de usar, no puedo dejar de tomar, mi hijo usa
      drogas, mi hijo anda en las drogas, mi hija esta en las drogas, mi esposo toma mucho, mi esposo es alcoholico,
      soy adicto, soy adicta, soy alcoholico, adicto al cristal, recaida en drogas, mi hijo se droga, mi hermano usa
      drogas, rehabilitacion sin seguro, mi marido es borracho`,
    needs: {
      'substance-treatment': 1,
      detox: 0.6,
      'recovery-support': 0.55,
      'sober-living': 0.35,
      'crisis-counseling': 0.1,
    },
  },
  {
    en: 'overdose, my son overdosed, friend overdosed, someone overdosed, afraid he will overdose, almost overdosed',
    es: 'sobredosis, mi hijo tuvo una sobredosis, se paso de droga, casi se muere de sobredosis',
    needs: { 'harm-reduction': 1, 'substance-treatment': 0.7, detox: 0.5, hospital: 0.2, 'crisis-counseling': 0.3 },
  },
  {
    en: `got robbed, i was robbed, someone broke into my house, house broken into, got mugged, somebody attacked me,
      son was murdered, son got killed, family member murdered, victim of a crime, i was attacked, got stabbed,
      stalker, someone is stalking me`,
    es: `me robaron, me asaltaron, se metieron a robar a mi casa, entraron a robar, mataron a mi hijo, asesinaron a mi
      hijo, soy victima de un crimen, me balacearon, alguien me esta siguiendo, me golpearon en la calle`,
    needs: {
      'crime-victim-help': 1,
      police: 0.7,
      'mental-health-counseling': 0.2,
      'legal-aid': 0.2,
      'protective-order': 0.2,
    },
  },
  {
    en: `i was raped, someone raped me, got raped, my daughter was molested, was sexually assaulted, my stepfather
      touches me, uncle touched my daughter, sexually abused as a child, my son was molested, drugged and raped`,
    es: `me violaron, violaron a mi hija, abusaron de mi hija, tocaron a mi hija, mi padrastro me toca, fui violada,
      abuso de mi hija, me forzo a tener sexo, abusaron de mi de nino, tocaron a mi hijo`,
    needs: {
      'sexual-assault-help': 1,
      'crime-victim-help': 0.5,
      'child-abuse-help': 0.4,
      'mental-health-counseling': 0.35,
      hospital: 0.15,
      police: 0.25,
    },
  },
  {
    en: `nobody to talk to, no friends no family, no family here, old and alone, alone and old, elderly and lonely, i
      live alone, no one to talk to, no one to help me, all alone, have no one`,
    es: `me siento solo, me siento muy sola, no tengo con quien hablar, no tengo familia aqui, vivo sola, no tengo a
      nadie, vivo solo, vieja y sola, sola en este pais, no tengo con quien platicar`,
    needs: {
      'support-groups': 0.6,
      'senior-center': 0.4,
      'mental-health-counseling': 0.5,
      'community-center': 0.4,
      'crisis-counseling': 0.3,
      'faith-community': 0.3,
      'senior-services': 0.3,
    },
  },
  {
    en: `human trafficking victim, boss took my passport, they took my passport, forced to work, being sold for sex,
      pimp wont let me go, my boyfriend makes me have sex for money, held against my will, forced to work to pay
      smuggler, locked in a house`,
    es: `me quitaron el pasaporte, me obligan a trabajar, me obligan a prostituirme, me tienen encerrada, me obligan a
      pagar la deuda, me tienen amenazada, mi jefe tiene mi pasaporte, me tienen contra mi voluntad`,
    needs: {
      'trafficking-help': 1,
      'crime-victim-help': 0.5,
      'domestic-violence-shelter': 0.35,
      'immigration-help': 0.35,
      'legal-aid': 0.25,
      police: 0.3,
    },
  },
  {
    en: `someone is hurting a child, neighbor hits her kids, neighbors kids left alone, kids left alone next door, i
      think a child is being abused, my stepdad hits me, my dad hits me, my mom hits me, parents beat me, kids not
      being fed, kids living in filth`,
    es: `le pegan a un nino, la vecina le pega a sus hijos, golpean a un nino, dejan solos a los ninos, mi papa me
      pega, mi padrastro me pega, mi mama me pega, maltratan a los ninos, creo que maltratan a un nino, no les dan de
      comer a los ninos, mis papas me pegan`,
    needs: {
      'child-abuse-help': 1,
      police: 0.35,
      'youth-shelter': 0.3,
      'crisis-counseling': 0.3,
      'family-support': 0.2,
      'youth-counseling': 0.25,
    },
  },
  {
    en: `someone is stealing from grandma, caregiver stealing from my mom, old neighbor not eating, elderly neighbor
      alone and sick, my brother takes moms check, nursing home hurting my mom, nursing home neglect, elderly being
      abused, son hits his elderly mother, son takes her check`,
    es: `le roban a mi abuelita, le quitan el dinero a mi mama, maltratan a mi abuelo, vecina anciana sola y enferma,
      el hijo le pega a su mama anciana, maltratan a mi mama en el asilo, le quitan su cheque, vecino anciano solo,
      abusan de mi abuela`,
    needs: {
      'elder-abuse': 1,
      'senior-services': 0.45,
      'legal-aid': 0.35,
      'nursing-home': 0.25,
      police: 0.25,
      'in-home-care': 0.15,
    },
  },
  {
    en: `dui, got a dwi, got a dui, dwi court, license suspended, lost my license, traffic tickets cant pay, warrant
      for my arrest, court fines, court date no lawyer, got arrested, charged with a crime, community service hours`,
    es: `me dieron un dwi, me agarraron manejando borracho, me suspendieron la licencia, perdi mi licencia, no puedo
      pagar las multas, tengo una orden de arresto, tengo corte y no tengo abogado, multas de transito, tickets de
      transito, horas de servicio comunitario, manejando tomado`,
    needs: {
      'criminal-defense': 0.9,
      'legal-aid': 0.6,
      'driver-license': 0.5,
      'substance-treatment': 0.3,
      expungement: 0.2,
    },
  },
];
